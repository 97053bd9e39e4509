import {AttributeAction, SelectorType, type Selector} from 'css-what';

/** What an element must have: `p` the element, `.a` the class, `#b` the id. Each group is an alternative: one is enough. */
export type Names = readonly (readonly (readonly string[])[])[];

/** Pseudo-classes that select through a list of selectors, one of which must match. */
const LISTS = new Set(['is', 'where', 'has', 'matches', '-webkit-any', '-moz-any']);

/**
 * The names that a page must have for a selector to match something in it. Attributes and states are left open, for scripts
 * and readers change them: the colour mode, an opened box, what the pointer is over.
 * @returns groups that must all be met; a group is met by the names of one of its alternatives
 * @example namesOfSelector(parse('ul.menu > :is(a, button)')[0]) → [[['ul']], [['.menu']], [['a'], ['button']]]
 */
export function namesOfSelector(tokens: readonly Selector[]): Names {
  return tokens.flatMap((token): (readonly (readonly string[])[])[] => {
    if (token.type === SelectorType.Tag) return [[[token.name]]];
    if (token.type === SelectorType.Attribute) {
      const {name, action, value} = token;
      if (name === 'class' && action === AttributeAction.Element) return [[[`.${value}`]]];
      if (name === 'id' && action === AttributeAction.Equals) return [[[`#${value}`]]];
    }
    if (token.type === SelectorType.Pseudo && LISTS.has(token.name) && Array.isArray(token.data)) {
      const alternatives = token.data.map((inner) =>
        namesOfSelector(inner).flatMap((group) => (group.length === 1 ? (group[0] ?? []) : [])),
      );
      return [alternatives];
    }
    return [];
  });
}
