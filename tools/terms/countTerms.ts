import type {Locale, Term} from '../../src/plugins/product-model/schema';
import {maskedText} from '../lint/blocks';
import type {Page} from '../lint/page';

/** How often a page says a term, by each of its names. Names that do not occur are left out. */
export type TermUse = {
  readonly page: string;
  readonly language: Locale;
  readonly counts: ReadonlyMap<string, number>;
};

/** The prose of a page. Code is no prose; neither are samples and quotations. */
const proseOf = ({blocks}: Page): string =>
  blocks
    .filter(({sample}) => !sample)
    .map((block) => maskedText(block, ['code', 'kbd']).text)
    .join('\n');

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Matches a name: Latin words as a whole, also in the plural; Chinese anywhere. Capitals matter in an abbreviation. */
function matcher(name: string): RegExp {
  if (/\p{Script=Han}/u.test(name)) return new RegExp(escape(name), 'gu');
  const flags = name === name.toUpperCase() ? 'gu' : 'giu';
  const words = escape(name)
    .replace(/\s+/g, String.raw`\s+`)
    .replace(/y$/, '(?:y|ie)');
  return new RegExp(`(?<![\\p{L}\\d])${words}(?:e?s)?(?![\\p{L}\\d])`, flags);
}

/** The names of a term that readers may meet: the first is the one to write. */
export const namesOf = (term: Term, language: Locale): string[] => [
  ...new Set([
    language === 'en' ? term.en : term.zh,
    ...(term.abbr ? [term.abbr] : []),
    ...term.synonyms[language],
  ]),
];

/**
 * Where the pages say a term, and by which name. A longer name counts before a shorter one inside it.
 * @param pages pages of any languages
 */
export function countTerm(term: Term, pages: readonly Page[]): TermUse[] {
  return pages.flatMap(({route, language, ...page}): TermUse[] => {
    let text = proseOf({route, language, ...page});
    const counts = new Map<string, number>();
    const longestFirst = namesOf(term, language).sort((a, b) => b.length - a.length);
    for (const name of longestFirst) {
      const found = text.match(matcher(name))?.length ?? 0;
      if (found > 0) counts.set(name, found);
      text = text.replace(matcher(name), ' ');
    }
    return counts.size > 0 ? [{page: route, language, counts}] : [];
  });
}

/**
 * Abbreviations in the English prose that no term of the glossary has, and the pages with them, most pages first.
 * @param known what the glossary and the labels have
 */
export function unknownAbbreviations(
  pages: readonly Page[],
  known: ReadonlySet<string>,
): [abbreviation: string, pages: string[]][] {
  const found = new Map<string, Set<string>>();
  for (const page of pages.filter(({language}) => language === 'en')) {
    // Not a part of a code such as SEC-02.
    for (const [word] of proseOf(page).matchAll(/(?<![\w-])\p{Lu}{2,6}(?![\w-])/gu)) {
      if (!known.has(word)) found.set(word, (found.get(word) ?? new Set()).add(page.route));
    }
  }
  return [...found]
    .map(([word, routes]): [string, string[]] => [word, [...routes].sort()])
    .sort(([a, one], [b, other]) => other.length - one.length || a.localeCompare(b));
}
