import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {groupByPage, type Hit} from './groupByPage';
import {EMPTY, reduce, type Action, type Answer, type Question, type State} from './resultsState';

const KEY: Question = {query: 'key', part: ''};
const hit = (objectID: string): Hit => ({
  objectID,
  url: `https://docs.example.com/${objectID}#a`,
  type: 'lvl2',
  hierarchy: {
    lvl0: 'Guide',
    lvl1: 'Page',
    lvl2: 'A',
    lvl3: null,
    lvl4: null,
    lvl5: null,
    lvl6: null,
  },
});
const answer = (more: Partial<Answer> = {}): Answer => ({
  hits: [hit('a')],
  nbHits: 45,
  page: 0,
  ...more,
});
const run = (actions: Action[], from: State = EMPTY) => actions.reduce(reduce, from);
const answered = run([
  {type: 'start', question: KEY},
  {type: 'answer', question: KEY, span: 1, answer: answer()},
]);

describe('the results of the search page', () => {
  it('counts parts and pages, most hits first', () => {
    const facets = {'hierarchy.lvl0': {FAQ: 2, Guide: 43}, url_without_anchor: {a: 40, b: 5}};
    const state = reduce(answered, {
      type: 'answer',
      question: KEY,
      span: 1,
      answer: answer({facets}),
    });
    expect(state.parts).toEqual([
      {name: 'Guide', count: 43},
      {name: 'FAQ', count: 2},
    ]);
    expect(state.pages).toBe(2);
  });

  it('widens to the whole manual when the selected part has no hits', () => {
    const question = {query: 'key', part: 'Nowhere'};
    const state = run([
      {type: 'start', question},
      {
        type: 'answer',
        question,
        span: 1,
        answer: answer({hits: [], nbHits: 0}),
        everywhere: answer({facets: {'hierarchy.lvl0': {Guide: 45}}}),
      },
    ]);
    expect(state).toMatchObject({isWidened: true, total: 45, parts: [{name: 'Guide'}]});
  });

  it('keeps stale hits until there is a response, but not beside an error', () => {
    const question = {query: 'keys', part: ''};
    const asking = reduce(answered, {type: 'start', question});
    expect(asking).toMatchObject({status: 'loading', isStale: true, hits: [hit('a')]});
    expect(reduce(asking, {type: 'fail', question})).toMatchObject({status: 'failed', hits: []});
    const more = reduce(answered, {type: 'start', question: KEY});
    expect(reduce(more, {type: 'fail', question: KEY}).hits).toHaveLength(1);
  });

  it('appends further pages of hits, as many as the provider returns', () => {
    const second = reduce(answered, {
      type: 'answer',
      question: KEY,
      span: 1,
      answer: answer({page: 1, hits: [hit('b')]}),
    });
    expect(second).toMatchObject({nextPage: 2, hasMore: true});
    expect(second.hits).toHaveLength(2);
    const end = reduce(second, {
      type: 'answer',
      question: KEY,
      span: 1,
      answer: answer({page: 49, nbHits: 5000}),
    });
    expect(end.hasMore).toBe(false);
  });

  it('accepts only strings as suggestions', () => {
    const suggestions = ['keys', 4, '', null, 'a', 'b', 'c'];
    const state = reduce(answered, {
      type: 'answer',
      question: KEY,
      span: 1,
      answer: answer({hits: [], nbHits: 0, suggestions}),
    });
    expect(state.suggestions).toEqual(['keys', 'a', 'b']);
  });

  it('ignores responses to outdated questions', () => {
    const word = fc.constantFrom('', 'a', 'b');
    fc.assert(
      fc.property(fc.array(fc.tuple(word, word, word)), (steps) => {
        let state = EMPTY;
        for (const [asked, part, late] of steps) {
          state = reduce(state, {type: 'start', question: {query: asked, part}});
          const before = state;
          const question = {query: late, part: 'other'};
          state = reduce(state, {type: 'answer', question, span: 1, answer: answer()});
          expect(state).toBe(before);
        }
      }),
    );
  });
});

describe('grouping by page', () => {
  it('lists every section once under its page, pages in the order of their best hit', () => {
    const ids = fc.array(fc.tuple(fc.constantFrom('x', 'y', 'z'), fc.nat(5)));
    fc.assert(
      fc.property(ids, (list) => {
        const hits = list.map(([page, place]) => ({
          ...hit(page),
          objectID: `${page}${place}`,
          url: `${hit(page).url}${place}`,
        }));
        const pages = groupByPage(hits);
        expect(pages.map(({url}) => url.slice(-1))).toEqual([
          ...new Set(list.map(([page]) => page)),
        ]);
        const places = pages.flatMap((page) => page.places.map(({id}) => id));
        expect(new Set(places).size).toBe(places.length);
        expect(new Set(places)).toEqual(new Set(hits.map(({objectID}) => objectID)));
      }),
    );
  });

  it('merges a heading with the first content hit below it', () => {
    const heading = hit('a');
    const content = (value: string): Hit => ({
      ...heading,
      objectID: value,
      type: 'content',
      _snippetResult: {content: {value}},
    });
    const snippets = (hits: Hit[]) =>
      groupByPage(hits).flatMap(({places}) => places.map(({snippet}) => snippet));
    expect(snippets([heading, content('one'), content('two')])).toEqual(['one', 'two']);
    expect(snippets([content('one'), heading, content('two')])).toEqual(['one', 'two']);
  });
});
