import {parentsOf, type PageContent} from '../shared/records';
import {HAN, porterStem, tokenize} from '../shared/tokenize';

/**
 * The documents of the inverted index, as parallel lists. A document is a heading or a block of text, and its position is
 * its id. The records come first. After them come documents that are searched but never shown as hits: the description and
 * the keywords of each page. The parent of a page's title is its description, so that a match in the description counts
 * for all records of the page.
 */
export type Documents = {
  /** The text of each document. */
  texts: string[];
  /** 1 for a title, 2 to 6 for another heading, 0 for any other text. */
  levelOf: number[];
  /** Id of the parent of each document, or -1. The parent of a record is the heading above it. */
  parentOf: number[];
  /** Index of the page of each document. */
  pageOf: number[];
  /** Number of records. Documents from this id on are never shown as hits. */
  recordCount: number;
  /** For each page, the id of its title, which is its first record. */
  titleOf: number[];
  /** For each page, the id of the document with its keywords. */
  keywordsOf: number[];
  /** For each page, whether it is not in the sidebar of the manual. */
  isOutsideManual: boolean[];
  /** Check whether a document consists of the keywords of a page. */
  isKeywords: (doc: number) => boolean;
};

/** Looks up the posting list of a term, which is the list of the documents that contain it. */
export type InvertedIndex = {
  /** Return the posting list of a term, in ascending order. It is empty for an unknown term. */
  postings(term: string): readonly number[];
  /** Return all index terms with the given prefix. */
  termsWithPrefix(prefix: string): string[];
  /** All Han characters that are part of a bigram. */
  hanChars: readonly string[];
  /** Return all terms with the given English stem, such as `deleting` and `deleted` for `delet`. */
  termsWithStem(stem: string): readonly string[];
  /** All terms. */
  terms: readonly string[];
  documentCount: number;
};

/** List the documents of all pages: their headings and texts, their descriptions and their keywords. */
export function listDocuments(pages: readonly PageContent[]): Documents {
  const texts: string[] = [];
  const levelOf: number[] = [];
  const parentOf: number[] = [];
  const pageOf: number[] = [];
  const add = (text: string, level: number, page: number, parent: number) => {
    levelOf.push(level);
    pageOf.push(page);
    parentOf.push(parent);
    return texts.push(text) - 1;
  };
  const titleOf = pages.map(({nodes}, page) => {
    const title = texts.length;
    const above = parentsOf(nodes);
    nodes.forEach(({text, level}, at) => {
      const parent = above[at] ?? -1;
      add(text, level, page, parent < 0 ? -1 : title + parent);
    });
    return title;
  });
  const recordCount = texts.length;
  pages.forEach(({description}, page) => {
    parentOf[titleOf[page] ?? 0] = add(description, 0, page, -1);
  });
  const keywordsOf = pages.map(({keywords}, page) => add(keywords, 0, page, -1));
  return {
    ...{texts, levelOf, parentOf, pageOf, recordCount, titleOf, keywordsOf},
    isOutsideManual: pages.map((page) => page.isOutsideManual),
    isKeywords: (doc) => doc >= recordCount + pages.length,
  };
}

const LATIN = /^[a-z]+$/;
const BIGRAM = new RegExp(`^[${HAN}]{2}$`, 'u');

/** Build the inverted index of a list of texts. */
export function buildInvertedIndex(texts: readonly string[]): InvertedIndex {
  const lists = new Map<string, number[]>();
  for (const [at, text] of texts.entries()) {
    for (const term of new Set(tokenize(text).map((token) => token.term))) {
      addToList(lists, term, at);
    }
  }
  const terms = [...lists.keys()];
  const hanChars = new Set<string>();
  const stems = new Map<string, string[]>();
  for (const term of terms) {
    if (LATIN.test(term)) addToList(stems, porterStem(term), term);
    if (BIGRAM.test(term)) Array.from(term, (char) => hanChars.add(char));
  }
  return {
    postings: (term) => lists.get(term) ?? [],
    termsWithPrefix: (prefix) => terms.filter((term) => term.startsWith(prefix)),
    hanChars: [...hanChars],
    termsWithStem: (stem) => stems.get(stem) ?? [],
    terms,
    documentCount: texts.length,
  };
}

/** Add a value to the list of a key. */
export function addToList<T>(lists: Map<string, T[]>, key: string, value: T): void {
  const list = lists.get(key);
  if (list) {
    list.push(value);
  } else {
    lists.set(key, [value]);
  }
}
