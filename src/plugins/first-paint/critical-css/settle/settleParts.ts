import type {Root} from 'postcss';
import {readDefinitions} from './readDefinitions';
import {isWithin, readScopes} from './subjects';
import {substitute} from './substitute';

/**
 * Writes the value of a custom property that only one part of the page has, `.markdown` say, where it is used in that part:
 * in rules whose selectors name it.
 * @param isOpen whether something outside the sheets may set a property
 */
export function settleParts(
  [main, ...later]: readonly [Root, ...Root[]],
  language: string,
  isOpen: (name: string) => boolean,
): void {
  const sheets = [main, ...later];
  const {byName, unclear} = readDefinitions(sheets, language);
  const partOf = (name: string) => {
    const definitions = byName.get(name) ?? [];
    const value = definitions[0]?.value ?? '';
    const isOne = definitions.every(
      (one) => one.value === value && !one.isConditional && one.declaration.root() === main,
    );
    const isPlain = /^[\w.%#-]+$/.test(value) && !/^(?:in|un|re)[a-z]+/.test(value);
    return isOne && isPlain && !isOpen(name) && !unclear.has(name)
      ? {value, subjects: definitions.map(({subject}) => subject)}
      : undefined;
  };
  for (const sheet of sheets) {
    sheet.walkRules((rule) => {
      if (rule.parent && 'name' in rule.parent && /keyframes$/.test(String(rule.parent.name)))
        return;
      if (!/var\(/.test(rule.toString())) return;
      const scopes = readScopes(rule.selector);
      rule.each((node) => {
        if (node.type !== 'decl') return;
        node.value = substitute(node.value, (name) => {
          const part = partOf(name);
          const isInside =
            part &&
            scopes.every((around) =>
              around.some((scope) => part.subjects.some((subject) => isWithin(scope, subject))),
            );
          return isInside ? part.value : undefined;
        });
      });
    });
  }
}
