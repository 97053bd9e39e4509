import type {Root} from 'postcss';
import {substitute} from './substitute';

/** a … z, aa … zz and so on. */
function nameAt(index: number): string {
  const letter = String.fromCharCode(97 + (index % 26));
  return index < 26 ? letter : nameAt(Math.floor(index / 26) - 1) + letter;
}

/** How often sheets set or take each custom property, and those that they name in another way: in a query, in a list. */
function countNames(sheets: readonly Root[]): {counts: Map<string, number>; others: Set<string>} {
  const counts = new Map<string, number>();
  const others = new Set<string>();
  const count = (name: string) => {
    counts.set(name, (counts.get(name) ?? 0) + 1);
    return '';
  };
  const note = (text: string) => {
    for (const [name] of text.matchAll(/(?<![\w-])--[\w-]+/g)) others.add(name);
  };
  for (const sheet of sheets) {
    sheet.walkAtRules(({params}) => note(params));
    sheet.walkDecls(({prop, value}) => {
      if (prop.startsWith('--')) count(prop);
      note(substitute(value, count));
    });
  }
  return {counts, others};
}

/**
 * Gives the custom properties that are left names of a letter or two, the shortest to those that occur most.
 * @param isKept whether a name stays, for something outside the sheets has it too
 * @returns the names that are not in the sheets any more
 */
export function shortenNames(
  sheets: readonly Root[],
  isKept: (name: string) => boolean,
): Set<string> {
  const {counts, others} = countNames(sheets);
  const stays = (name: string) => others.has(name) || isKept(name);
  const names = [...counts.keys()]
    .filter((name) => !stays(name))
    .sort((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0) || (a < b ? -1 : 1));
  const shortNames = new Map<string, string>();
  let index = 0;
  for (const name of names) {
    let short: string;
    do {
      short = `--${nameAt(index)}`;
      index += 1;
    } while (stays(short) || counts.has(short));
    shortNames.set(name, short);
  }
  for (const sheet of sheets) {
    sheet.walkDecls((declaration) => {
      declaration.prop = shortNames.get(declaration.prop) ?? declaration.prop;
      if (!/var\(/i.test(declaration.value)) return;
      declaration.value = substitute(declaration.value, (name, fallback) => {
        const short = shortNames.get(name);
        return short && `var(${short}${fallback === undefined ? '' : `,${fallback}`})`;
      });
    });
  }
  return new Set(shortNames.keys());
}
