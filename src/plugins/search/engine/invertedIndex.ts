import {parentsOf, type PageContent} from '../shared/records';
import {createTermExtractor, porterStem} from '../shared/tokenize';

/**
 * The texts of all pages as parallel lists. A text is identified by its index. The records come first. After them come
 * texts that are searched but not shown as results: the description and the keywords of each page. The parent of a
 * page's title is its description, so that a match in the description counts for all records of the page.
 */
export type Texts = {
  texts: string[];
  /** 1 for a title, 2 to 6 for another heading, 0 for any other text. */
  levels: number[];
  /** Index of the parent of each text, or -1. The parent of a record is the heading above it. */
  parents: number[];
  /** Index of the page of each text. */
  pages: number[];
  /** Number of records. Texts from this index on are never shown as results. */
  recordCount: number;
  /** For each page, the index of its title, which is its first record. */
  titles: number[];
  /** For each page, the index of the text with its keywords. */
  keywords: number[];
  /** Return whether a text consists of the keywords of a page. */
  isKeywords: (text: number) => boolean;
  /** Page rank of each page (see `PageContent`). */
  pageRanks: number[];
  /** Headings such as `Result` that occur on many pages and so do not describe the text below them. */
  repeatedHeadings: ReadonlySet<number>;
};

/**
 * A heading that occurs this often is ranked like text. Otherwise `Steps`, on 40 pages, would fill the results for
 * `step`.
 */
const REPEATED_HEADING_PAGES = 5;

/** Looks up the posting list of a term, which is the list of the texts that contain it. */
export type InvertedIndex = {
  /** Return the posting list of a term, in ascending order. It is empty for an unknown term. */
  postings(term: string): readonly number[];
  /** Return all index terms with the given prefix, sorted alphabetically. */
  termsWithPrefix(prefix: string): string[];
  /** Return all bigrams that contain a Han character. */
  bigramsWith(char: string): readonly string[];
  /** All Han characters that are part of a bigram. */
  hanChars: readonly string[];
  /** Return all terms with the given English stem, such as `deleting` and `deleted` for `delet`. */
  termsWithStem(stem: string): readonly string[];
  /** All terms, sorted. */
  terms: readonly string[];
  /** Number of tokens of each text. */
  tokenCounts: readonly number[];
};

/** Flatten pages into parallel lists of their texts. */
export function flattenPages(pages: readonly PageContent[]): Texts {
  const texts: string[] = [];
  const levels: number[] = [];
  const parents: number[] = [];
  const pageOf: number[] = [];
  const add = (text: string, level: number, page: number, parent: number) => {
    levels.push(level);
    pageOf.push(page);
    parents.push(parent);
    return texts.push(text) - 1;
  };
  const headings = new Map<string, number[]>();
  const titles = pages.map(({nodes}, page) => {
    const title = texts.length;
    const above = parentsOf(nodes);
    nodes.forEach(({text, level}, at) => {
      const parent = above[at] ?? -1;
      const record = add(text, level, page, parent < 0 ? -1 : title + parent);
      if (level > 1) addTo(headings, text, record);
    });
    return title;
  });
  const recordCount = texts.length;
  pages.forEach(({description}, page) => {
    parents[titles[page] ?? 0] = add(description, 0, page, -1);
  });
  const keywords = pages.map((page, at) => add(page.keywords, 0, at, -1));
  return {
    ...{texts, levels, parents, recordCount, titles, keywords},
    pages: pageOf,
    isKeywords: (text) => text >= recordCount + pages.length,
    pageRanks: pages.map(({rank}) => rank),
    repeatedHeadings: new Set(
      [...headings.values()].filter((same) => same.length >= REPEATED_HEADING_PAGES).flat(),
    ),
  };
}

const LATIN = /^[a-z]+$/;
const BIGRAM = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{2}$/u;

/** Build the inverted index of a list of texts. */
export function buildInvertedIndex(texts: readonly string[]): InvertedIndex {
  const lists = new Map<string, number[]>();
  const tokenCounts: number[] = [];
  const termsOf = createTermExtractor();
  for (const [at, text] of texts.entries()) {
    const tokens = termsOf(text);
    tokenCounts.push(tokens.length);
    for (const term of new Set(tokens)) {
      addTo(lists, term, at);
    }
  }
  const terms = [...lists.keys()].sort();
  const bigrams = new Map<string, string[]>();
  const stems = new Map<string, string[]>();
  for (const term of terms) {
    if (LATIN.test(term)) addTo(stems, porterStem(term), term);
    if (BIGRAM.test(term)) Array.from(term, (char) => addTo(bigrams, char, term));
  }
  return {
    postings: (term) => lists.get(term) ?? [],
    termsWithPrefix: (prefix) => {
      const found: string[] = [];
      for (let at = lowerBound(terms, prefix); terms[at]?.startsWith(prefix); at++) {
        found.push(terms[at] ?? '');
      }
      return found;
    },
    bigramsWith: (char) => bigrams.get(char) ?? [],
    hanChars: [...bigrams.keys()],
    termsWithStem: (stem) => stems.get(stem) ?? [],
    terms,
    tokenCounts,
  };
}

/** Add a value to the list of a key. */
function addTo<T>(lists: Map<string, T[]>, key: string, value: T): void {
  const list = lists.get(key);
  if (list) {
    list.push(value);
  } else {
    lists.set(key, [value]);
  }
}

/** Return the position of the first string that does not sort before a value, by binary search. */
function lowerBound(sorted: readonly string[], value: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? '') < value) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  return low;
}
