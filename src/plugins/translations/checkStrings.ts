/** A text of the interface, by its id. */
export type Strings = ReadonlyMap<string, string>;

/** Something about a text of the interface that is to be put right in its file. */
export type StringProblem = {readonly id: string; readonly message: string; readonly fix: string};

const placeholders = (text: string): string => (text.match(/\{\w+\}/g) ?? []).sort().join(' ');

/** Words of our own; those of the theme come with Chinese texts of the theme's. */
const isOwn = (id: string): boolean => id.startsWith('obis.');

/**
 * Compares the Chinese texts of the interface with those that the code asks for.
 * @param asked English texts of the code under src/
 * @param translated texts of i18n/zh/code.json
 * @param alike ids whose text is the same in both languages on purpose
 */
export function checkStrings(
  asked: Strings,
  translated: Strings,
  alike: ReadonlySet<string> = new Set(),
): StringProblem[] {
  const problems: StringProblem[] = [];
  for (const [id, english] of asked) {
    const chinese = translated.get(id);
    if (chinese === undefined) {
      if (!isOwn(id)) continue;
      const message = `no Chinese text for "${english}"`;
      problems.push({id, message, fix: `add "${id}"`});
    } else if (placeholders(chinese) !== placeholders(english)) {
      const message = `"${chinese}" has other placeholders than "${english}"`;
      problems.push({id, message, fix: `use ${placeholders(english) || 'none'}`});
    } else if (!/\p{Script=Han}/u.test(chinese) && /[a-z]{2}/i.test(chinese) && !alike.has(id)) {
      problems.push({id, message: `"${chinese}" is not Chinese`, fix: 'translate it'});
    }
  }
  for (const id of translated.keys()) {
    if (isOwn(id) && !asked.has(id)) {
      problems.push({id, message: 'no code asks for this text', fix: `remove "${id}"`});
    }
  }
  return problems;
}
