import {describe, expect, it} from 'vitest';
import type {SearchAnswer, SearchHit} from '@site/src/plugins/search/shared/search';
import {groupByPage} from './groupByPage';
import {addPage, readFirst} from './results';

const QUESTION = {query: 'key', part: 'Guide'};

const hit = (page: string, place: string, snippet?: string): SearchHit => ({
  objectID: `${page}${place}${snippet ?? ''}`,
  url: `https://docs.example.com/${page}#${place}`,
  type: snippet ? 'content' : 'lvl2',
  content: null,
  hierarchy: {lvl0: 'Guide', lvl1: page, lvl2: place},
  ...(snippet && {_snippetResult: {content: {value: snippet}}}),
});

const answer = (more: Partial<SearchAnswer> = {}): SearchAnswer => ({
  hits: [hit('keys', 'a')],
  nbHits: 45,
  page: 0,
  ...more,
});

describe('the results of the search page', () => {
  it('count pages of the chosen part, and all parts, most hits first', () => {
    const facets = {'hierarchy.lvl0': {FAQ: 2, Guide: 43}, url_without_anchor: {a: 40, b: 5}};
    const all = answer({nbHits: 90, facets: {...facets, url_without_anchor: {a: 1}}});
    expect(readFirst(QUESTION, answer({facets}), all)).toMatchObject({
      total: 45,
      pages: 2,
      parts: [
        {name: 'Guide', count: 43},
        {name: 'FAQ', count: 2},
      ],
      unfilteredFallback: false,
    });
  });

  it('are those of the whole manual when the chosen part has none', () => {
    const found = readFirst(QUESTION, answer({hits: [], nbHits: 0}), answer());
    expect(found).toMatchObject({unfilteredFallback: true, total: 45, hits: answer().hits});
    expect(readFirst(QUESTION, answer(), answer()).unfilteredFallback).toBe(false);
  });

  it('go on as long as the provider has hits that it returns', () => {
    const first = readFirst(QUESTION, answer(), answer());
    expect(first).toMatchObject({nextPage: 1, hasMore: true});
    const second = addPage(first, answer({page: 1, hits: [hit('keys', 'b')]}));
    expect(second).toMatchObject({nextPage: 2, hasMore: true});
    expect(second.hits).toHaveLength(2);
    expect(addPage(second, answer({page: 2})).hasMore).toBe(false);
    expect(addPage(second, answer({page: 49, nbHits: 5000})).hasMore).toBe(false);
  });
});

describe('hits grouped by page', () => {
  it('list each section once, pages in the order of their best hit', () => {
    const hits = [hit('b', 'x'), hit('a', 'x'), hit('b', 'y'), hit('b', 'x')];
    const pages = groupByPage(hits).map(({title, places}) => [
      title,
      places.map(({url}) => url.slice(-3)),
    ]);
    expect(pages).toEqual([
      ['b', ['b#x', 'b#y']],
      ['a', ['a#x']],
    ]);
  });

  it.each([
    [[hit('a', 'x'), hit('a', 'x', 'one'), hit('a', 'x', 'two')]],
    [[hit('a', 'x', 'one'), hit('a', 'x'), hit('a', 'x', 'two')]],
  ])('merge a section: its heading, and its best text', (hits) => {
    const [page] = groupByPage(hits);
    expect(page?.places.map(({snippet}) => snippet)).toEqual(['one']);
  });
});
