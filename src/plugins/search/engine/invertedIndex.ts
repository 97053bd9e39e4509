import {LEVEL, parentsOf, type PageContent, type TextLevel} from '../shared/records';
import {createTermReader, stemOf} from '../shared/tokenize';

/**
 * The texts of an index. The records come first. After them come texts that are no results but say something about
 * them: the keywords of all pages, the description of each page, and the labels of the groups. The parent of a page's
 * title is its description, and the parent of the description is the group.
 */
export type Texts = {
  texts: string[];
  levels: TextLevel[];
  /** Position of the text above each, or -1. */
  parents: number[];
  /** Page of each text, or -1 for the label of a group. */
  pages: number[];
  /** Number of records. */
  count: number;
  /** Position of the title of each page, its first record. */
  titles: number[];
  /** Page rank of each page, see `PageContent`. */
  ranks: number[];
  /** Headings that many pages have, such as `Result`, and that say nothing about the text below them. */
  formal: ReadonlySet<number>;
};

/** Headings of this many pages count as text. Before, `Steps` on 40 pages filled the list of every query with the word. */
const FORMAL_PAGES = 5;

/** The posting list of each term: the positions of the texts that contain it. */
export type Postings = {
  /** Returns the texts with a term, ascending. Empty for a term that no text has. */
  get(term: string): readonly number[];
  /** Returns all terms with the given prefix, sorted alphabetically. */
  withPrefix(prefix: string): string[];
  /** Returns the pairs of Han characters with this character in them. */
  pairsWith(char: string): readonly string[];
  /** All Han characters of the index. */
  chars: readonly string[];
  /** Returns the terms with an English stem, such as `deleting` and `deleted` for `delet`. */
  withStem(stem: string): readonly string[];
  /** All terms, sorted. */
  terms: readonly string[];
  /** Number of tokens of each text. */
  lengths: readonly number[];
};

/** Turn the pages of an index into a flat list of texts. */
export function toTexts(pages: readonly PageContent[]): Texts {
  const all: Texts = {
    ...{texts: [], levels: [], parents: [], pages: [], count: 0, titles: []},
    ranks: pages.map(({rank}) => rank),
    formal: new Set(),
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
      add(text, isCode ? LEVEL.CODE : (level as TextLevel), page, parent < 0 ? -1 : title + parent);
    });
  });
  all.count = all.texts.length;
  const headings = new Map<string, number[]>();
  all.levels.forEach((level, at) => {
    if (level > LEVEL.TITLE && level < LEVEL.CODE) push(headings, all.texts[at] ?? '', at);
  });
  all.formal = new Set([...headings.values()].filter((same) => same.length >= FORMAL_PAGES).flat());
  pages.forEach(({keywords}, page) =>
    keywords
      .split(/[,，]/)
      .filter((keyword) => keyword.trim() !== '')
      .forEach((keyword) => add(keyword, LEVEL.KEYWORD, page, -1)),
  );
  const groups = new Map<string, number>();
  const descriptions = pages.map(({description}, page) =>
    add(description, LEVEL.DESCRIPTION, page, -1),
  );
  pages.forEach(({group}, page) => {
    const label = groups.get(group) ?? add(group, LEVEL.GROUP, -1, -1);
    groups.set(group, label);
    all.parents[descriptions[page] ?? 0] = label;
  });
  for (let at = 0; at < all.count; at++) {
    const description = descriptions[all.pages[at] ?? 0];
    if (all.parents[at] === -1 && description !== undefined) {
      all.parents[at] = description;
    }
  }
  return all;
}

const LATIN = /^[a-z]+$/;
const PAIR = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{2}$/u;

/** Build the inverted index of texts. */
export function buildPostings(texts: readonly string[]): Postings {
  const lists = new Map<string, number[]>();
  const lengths: number[] = [];
  const termsOf = createTermReader();
  for (const [at, text] of texts.entries()) {
    const tokens = termsOf(text);
    lengths.push(tokens.length);
    for (const term of new Set(tokens)) {
      push(lists, term, at);
    }
  }
  const terms = [...lists.keys()].sort();
  const pairs = new Map<string, string[]>();
  const stems = new Map<string, string[]>();
  for (const term of terms) {
    if (LATIN.test(term)) push(stems, stemOf(term), term);
    if (PAIR.test(term)) Array.from(term, (char) => push(pairs, char, term));
  }
  return {
    get: (term) => lists.get(term) ?? [],
    withPrefix: (prefix) => {
      const found: string[] = [];
      for (let at = lowerBound(terms, prefix); terms[at]?.startsWith(prefix); at++) {
        found.push(terms[at] ?? '');
      }
      return found;
    },
    pairsWith: (char) => pairs.get(char) ?? [],
    chars: [...pairs.keys()],
    withStem: (stem) => stems.get(stem) ?? [],
    terms,
    lengths,
  };
}

function push<T>(lists: Map<string, T[]>, key: string, value: T): void {
  const list = lists.get(key);
  if (list) {
    list.push(value);
  } else {
    lists.set(key, [value]);
  }
}

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
