import {AttributeAction, SelectorType, isTraversal, parse, type Selector} from 'css-what';

/** What one selector of a list asks of an element, as far as settling needs to know. */
export type Subject = {
  /** What the element itself must have: the last compound of the selector. */
  readonly compound: readonly Selector[];
  /** Whether nothing is asked of other elements. */
  readonly isAlone: boolean;
  /** Whether it can select nothing but the root element. */
  readonly isRoot: boolean;
  /** Whether it selects the root element in every state of it. */
  readonly isAlwaysRoot: boolean;
  /** [ids, classes and the like, elements]; undefined where that takes more than counting. */
  readonly specificity: readonly [number, number, number] | undefined;
};

const isRootToken = (token: Selector): boolean =>
  (token.type === SelectorType.Pseudo && token.name === 'root') ||
  (token.type === SelectorType.Tag && token.name === 'html') ||
  (token.type === SelectorType.Pseudo &&
    token.name === 'where' &&
    Array.isArray(token.data) &&
    token.data.every((inner) => inner.length === 1 && inner.every(isRootToken)));

const isPseudoElement = ({type}: Selector): boolean => type === SelectorType.PseudoElement;

/** Whether a `:lang()` matches a language, which a longer tag extends (`zh` matches `zh-CN`); undefined for another token. */
export function matchesLanguage(token: Selector, language: string): boolean | undefined {
  if (token.type !== SelectorType.Pseudo || token.name !== 'lang') return undefined;
  if (typeof token.data !== 'string') return undefined;
  const ranges = token.data
    .toLowerCase()
    .replace(/["'\s]/g, '')
    .split(',');
  return ranges.some((range) => `${language.toLowerCase()}-`.startsWith(`${range}-`));
}

function specificityOf(tokens: readonly Selector[]): Subject['specificity'] {
  const counts: [number, number, number] = [0, 0, 0];
  for (const token of tokens) {
    if (token.type === SelectorType.Pseudo && Array.isArray(token.data)) {
      if (token.name !== 'where') return undefined;
    } else if (token.type === SelectorType.Attribute) {
      const isId = token.name === 'id' && token.action === AttributeAction.Equals;
      counts[isId ? 0 : 1] += 1;
    } else if (token.type === SelectorType.Pseudo) counts[1] += 1;
    else if (token.type === SelectorType.Tag || token.type === SelectorType.PseudoElement)
      counts[2] += 1;
  }
  return counts;
}

/**
 * Reads the selectors of a rule.
 * @param language the language of the root element, which decides its `:lang()`
 */
export function readSubjects(selectors: string, language: string): Subject[] {
  return parse(selectors).map((tokens) => {
    const start = tokens.findLastIndex(isTraversal) + 1;
    const compound = tokens.slice(start);
    const isRoot = start === 0 && compound.some(isRootToken) && !compound.some(isPseudoElement);
    return {
      compound,
      isAlone: start === 0,
      isRoot,
      isAlwaysRoot:
        isRoot &&
        compound.every((token) => isRootToken(token) || matchesLanguage(token, language) === true),
      specificity: specificityOf(tokens),
    };
  });
}

/**
 * The compounds of each selector that the element itself, or one around it, meets; of `p::before` that is `p`.
 * @example for `.a > .b + p`: those of `.a` and `p`
 */
export function readScopes(selectors: string): {compound: Selector[]}[][] {
  return parse(selectors).map((tokens) => {
    const scopes: {compound: Selector[]}[] = [];
    let compound: Selector[] = [];
    for (const token of tokens) {
      if (!isTraversal(token)) {
        if (!isPseudoElement(token)) compound.push(token);
      } else {
        const isAround =
          token.type === SelectorType.Child || token.type === SelectorType.Descendant;
        if (isAround) scopes.push({compound});
        compound = [];
      }
    }
    return [...scopes, {compound}];
  });
}

function tokenImplies(given: Selector, wanted: Selector): boolean {
  if (JSON.stringify(given) === JSON.stringify(wanted)) return true;
  return (
    given.type === SelectorType.Attribute &&
    wanted.type === SelectorType.Attribute &&
    wanted.action === AttributeAction.Exists &&
    given.action !== AttributeAction.Not &&
    given.name === wanted.name
  );
}

/** Whether every element that the first selects is one that the second selects: `a[data-scheme=dark]` and `[data-scheme]`. */
export function isWithin(
  inner: Pick<Subject, 'compound'> & Partial<Subject>,
  outer: Subject,
): boolean {
  if (outer.isAlwaysRoot) return inner.isRoot === true;
  const has = (subject: Pick<Subject, 'compound'>, wanted: Selector) =>
    subject.compound.some((given) => tokenImplies(given, wanted));
  return (
    outer.isAlone &&
    outer.compound.every((wanted) => has(inner, wanted)) &&
    inner.compound.filter(isPseudoElement).every((given) => has(outer, given))
  );
}
