import type {PageContent, PageNode} from '../shared/records';
import {parseIndex, serializeIndex, type SynonymSet} from '../shared/searchIndex';
import {createEngine, type SearchEngine} from './engine';

/** Scheme and host of the pages of `engineOf`. */
export const ORIGIN = 'https://docs.example.com';

/**
 * Create a page from lines that are written like Markdown: headings with `#`, code in backticks, and text. The anchor of a
 * heading is its first word.
 * @example pageOf('/delete', ['# Delete a key', '## Steps', 'Select the key.'])
 */
export function pageOf(
  path: string,
  lines: readonly string[],
  more: Partial<PageContent> = {},
): PageContent {
  return {
    path,
    category: 'Guide',
    description: '',
    keywords: '',
    isOutsideManual: false,
    nodes: lines.map(nodeOf),
    ...more,
  };
}

function nodeOf(line: string): PageNode {
  const [, marks = '', title = ''] = /^(#{1,6}) (.*)$/s.exec(line) ?? [];
  if (marks) {
    const anchor = marks.length === 1 ? '' : (title.toLowerCase().split(' ')[0] ?? '');
    return {level: marks.length, text: title, anchor};
  }
  return {level: 0, text: line, anchor: null};
}

/** Create an engine with these pages, which are serialised and parsed as on their way to a browser. */
export function engineOf(pages: PageContent[], synonyms: SynonymSet[] = []): SearchEngine {
  return createEngine(parseIndex(serializeIndex({origin: ORIGIN, pages, synonyms})));
}

/** List the texts and headings that an engine finds, best first. */
export function textsFound(engine: SearchEngine, query: string): string[] {
  return hitsOf(engine, query).map((hit) => {
    const {content, hierarchy, type} = engine.getRecord(hit);
    return content ?? (type === 'content' ? '' : (hierarchy[type] ?? ''));
  });
}

/** List the paths of the pages that an engine finds, best first. */
export function pathsFound(engine: SearchEngine, query: string): string[] {
  return [...new Set(hitsOf(engine, query).map((hit) => engine.getPage(hit).path))];
}

function hitsOf(engine: SearchEngine, query: string): number[] {
  return engine.search(query).records;
}
