import {TEXT_LEVEL, parentsOf, type PageContent, type TextLevel} from '../shared/records';
import {createTermExtractor, porterStem} from '../shared/tokenize';

/**
 * The texts of all pages as parallel lists. A text is identified by its index. The records come first. After them come
 * texts that are searched but not shown as results: keywords, page descriptions and group labels. The parent of a
 * page's title is its description, and the parent of the description is the group label.
 */
export type Texts = {
  texts: string[];
  levels: TextLevel[];
  /** Index of the parent of each text, or -1. The parent of a record is the heading above it. */
  parents: number[];
  /** Index of the page of each text, or -1 for a group label. */
  pages: number[];
  /** Number of records. Texts from this index on are never shown as results. */
  recordCount: number;
  /** For each page, the index of its title, which is its first record. */
  titles: number[];
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
  const all: Texts = {
    ...{texts: [], levels: [], parents: [], pages: [], recordCount: 0, titles: []},
    pageRanks: pages.map(({rank}) => rank),
    repeatedHeadings: new Set(),
  };
  const add = (text: string, level: TextLevel, page: number, parent: number) => {
    all.levels.push(level);
    all.pages.push(page);
    all.parents.push(parent);
    return all.texts.push(text) - 1;
  };
  pages.forEach(({nodes}, page) => {
    const title = all.texts.length;
    const parents = parentsOf(nodes);
    all.titles.push(title);
    nodes.forEach(({text, level, isCode}, at) => {
      const parent = parents[at] ?? -1;
      const textLevel = isCode ? TEXT_LEVEL.CODE : (level as TextLevel);
      add(text, textLevel, page, parent < 0 ? -1 : title + parent);
    });
  });
  all.recordCount = all.texts.length;
  const headings = new Map<string, number[]>();
  all.levels.forEach((level, at) => {
    if (level > TEXT_LEVEL.TITLE && level < TEXT_LEVEL.CODE)
      addTo(headings, all.texts[at] ?? '', at);
  });
  all.repeatedHeadings = new Set(
    [...headings.values()].filter((same) => same.length >= REPEATED_HEADING_PAGES).flat(),
  );
  pages.forEach(({keywords}, page) =>
    keywords
      .split(/[,，]/)
      .filter((keyword) => keyword.trim() !== '')
      .forEach((keyword) => add(keyword, TEXT_LEVEL.KEYWORD, page, -1)),
  );
  const groups = new Map<string, number>();
  const descriptions = pages.map(({description}, page) =>
    add(description, TEXT_LEVEL.DESCRIPTION, page, -1),
  );
  pages.forEach(({group}, page) => {
    const label = groups.get(group) ?? add(group, TEXT_LEVEL.GROUP, -1, -1);
    groups.set(group, label);
    all.parents[descriptions[page] ?? 0] = label;
  });
  for (let at = 0; at < all.recordCount; at++) {
    const description = descriptions[all.pages[at] ?? 0];
    if (all.parents[at] === -1 && description !== undefined) {
      all.parents[at] = description;
    }
  }
  return all;
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
