/** Interface texts by id. */
export type Strings = ReadonlyMap<string, string>;

/** A problem of an interface text. */
export type StringProblem = {readonly id: string; readonly message: string; readonly fix: string};

const placeholders = (text: string): string => (text.match(/\{\w+\}/g) ?? []).sort().join(' ');

/**
 * Compares the Chinese texts of the interface with the English ones.
 * @param asked English texts that the site uses
 * @param translated Chinese texts of the translation file
 * @param own ids that the file must have; the theme translates the others
 */
export function checkStrings(
  asked: Strings,
  translated: Strings,
  own: (id: string) => boolean,
): StringProblem[] {
  const problems: StringProblem[] = [];
  for (const [id, english] of asked) {
    const chinese = translated.get(id);
    if (chinese === undefined) {
      if (!own(id)) continue;
      const message = `no Chinese text for "${english}"`;
      problems.push({id, message, fix: `add "${id}"`});
    } else if (placeholders(chinese) !== placeholders(english)) {
      const message = `"${chinese}" has other placeholders than "${english}"`;
      problems.push({id, message, fix: `use ${placeholders(english) || 'none'}`});
    } else if (
      !/\p{Script=Han}/u.test(chinese) &&
      /[a-z]{2}/i.test(chinese.replace(/\{\w+\}/g, ''))
    ) {
      problems.push({id, message: `"${chinese}" is not Chinese`, fix: 'translate it'});
    }
  }
  for (const id of translated.keys()) {
    if (own(id) && !asked.has(id)) {
      problems.push({id, message: 'nothing asks for this text', fix: `remove "${id}"`});
    }
  }
  return problems;
}
