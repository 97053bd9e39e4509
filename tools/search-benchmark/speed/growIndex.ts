import type {SearchIndex} from '../../../src/plugins/search/shared/packedIndex';
import type {PageContent, PageNode} from '../../../src/plugins/search/shared/records';
import {createRandom, type Random} from './random';
import {createWords, type Words} from './newWords';

/** How often a word of a text gives way to one that the manual does not have. */
const NEW_WORD_SHARE = 1 / 14;
/** Sentences that stay where they are, so that texts keep some of their sense and length. */
const KEPT_SHARE = 0.3;

/**
 * An index of `factor` times as many pages: the pages as they are, then copies with other paths, titles and texts.
 * The texts are sentences of the whole manual in a new order, with other numbers and with words that it does not have,
 * so that vocabulary and codes grow as they do in a real manual. The same seed gives the same index.
 */
export function growIndex(index: SearchIndex, factor: number, seed = 1): SearchIndex {
  const random = createRandom(seed);
  const sentences = index.pages.flatMap(({nodes}) =>
    nodes.filter((node) => node.level === 0 && !node.isCode).flatMap((node) => split(node.text)),
  );
  const words = createWords(sentences, index.language, random);
  const grow = (node: PageNode): PageNode => ({...node, text: newText(node)});
  const newText = (node: PageNode) => {
    if (node.isCode) {
      return newNumbers(node.text, random);
    }
    if (node.level > 0) {
      return newHeading(node.text, words, random);
    }
    return split(node.text)
      .map((own) => (random.chance(KEPT_SHARE) ? own : random.pick(sentences)))
      .map((sentence) => newNumbers(newWordsIn(sentence, words, random), random))
      .join('');
  };

  const pages = [...index.pages];
  for (let copy = 1; copy < factor; copy++) {
    words.growTo(copy + 1);
    for (const page of index.pages) {
      pages.push(copyPage(page, copy, grow));
    }
  }
  return {...index, pages};
}

function copyPage(
  page: PageContent,
  copy: number,
  grow: (node: PageNode) => PageNode,
): PageContent {
  const path = page.path.endsWith('/') ? `${page.path}home` : page.path;
  return {...page, path: `${path}-${copy}`, nodes: page.nodes.map(grow)};
}

/** Sentences with the space after them; joined they are the text. */
function split(text: string): string[] {
  return text.match(/.+?(?:[.!?](?:\s+|$)|[。！？；]|$)/gsu) ?? [text];
}

function newHeading(text: string, words: Words, random: Random): string {
  return words.isHan
    ? `${words.pick()}${text}`
    : `${text} ${random.pick(['for', 'of', 'with'])} ${words.pick()}`;
}

const LATIN_WORD = /\b[a-z]{5,}\b/g;
const HAN_PAIR = /\p{Script=Han}{2}/gu;

function newWordsIn(sentence: string, words: Words, random: Random): string {
  return sentence.replace(words.isHan ? HAN_PAIR : LATIN_WORD, (word) =>
    random.chance(NEW_WORD_SHARE) ? words.pick() : word,
  );
}

/** Codes, ports and amounts differ from page to page: `VERIFY-01` becomes `VERIFY-47`. */
function newNumbers(text: string, random: Random): string {
  return text.replace(/\d+/g, (digits) =>
    random.chance(0.5) ? digits : digits.replace(/\d/g, () => String(random.below(10))),
  );
}
