import {describe, expect, it} from 'vitest';
import {cleanSavedSearches, readAnswer, readSavedSearches} from './untrusted';

const entry = (id: number, changes: object = {}) => ({
  objectID: `/page-${id}:lvl1`,
  url: `/page-${id}`,
  type: 'lvl1',
  content: null,
  hierarchy: {lvl0: 'Guide', lvl1: `Page ${id}`, lvl2: null},
  ...changes,
});

const stored = (...entries: unknown[]) => JSON.stringify(entries);

describe('saved searches', () => {
  it('keeps good entries as they are and drops what the modal must not see', () => {
    const good = entry(1);
    const bad: unknown[] = [
      null,
      'text',
      {},
      entry(2, {url: 'javascript:alert(1)'}),
      entry(3, {url: '//evil.example'}),
      entry(4, {hierarchy: {lvl0: 'Guide', lvl1: '<img src=x onerror=alert(1)>'}}),
      entry(5, {hierarchy: null}),
      entry(6, {type: 'lvl9'}),
      entry(7, {objectID: 'x'.repeat(2000)}),
      entry(8, {type: 'lvl2'}),
      entry(9, {type: 'lvl0'}),
    ];
    expect(readSavedSearches(stored(good, ...bad, good))).toEqual([good]);
  });

  it('drops what the modal would show in place of the title', () => {
    const forged = entry(1, {_snippetResult: {hierarchy: {lvl1: {value: '<b>x</b>'}}}});
    expect(readSavedSearches(stored(forged))).toEqual([entry(1)]);
  });

  it('leaves nothing for the modal to read when the storage is too full to be cleaned', () => {
    let value: string | null = '{broken';
    cleanSavedSearches({
      get: () => value,
      set: () => {},
      del: () => (value = null),
      listen: () => () => {},
    });
    expect(value).toBeNull();
  });
});

describe('hosted response', () => {
  const hit = {
    objectID: '1',
    url: 'https://docs.example.com/a',
    type: 'lvl1',
    hierarchy: {lvl1: 'A'},
  };

  it('keeps <mark> as the only markup and drops hits without a web address', () => {
    const url = 'https://docs.example.com/a?b=1&c=2';
    const snippet = (value: string) => ({content: {value, matchLevel: 'full'}});
    const sent = {
      ...hit,
      url,
      hierarchy: {lvl1: 'A <img onerror=x>', lvl2: null},
      _snippetResult: snippet('<mark>x</mark> <script>y</script>'),
    };
    const hits = [sent, {...hit, url: 'javascript:alert(1)'}];
    expect(readAnswer({results: [{nbHits: 2, hits}]})).toEqual({
      nbHits: 2,
      page: 0,
      hits: [
        {
          ...sent,
          hierarchy: {lvl1: 'A &lt;img onerror=x&gt;', lvl2: null},
          _snippetResult: snippet('<mark>x</mark> &lt;script&gt;y&lt;/script&gt;'),
        },
      ],
    });
  });

  it.each([
    ['a path that would be another site', {url: 'https://docs.example.com//evil.example/x'}],
    ['no id', {objectID: {toString: 1}}],
    ['an unknown type', {type: ['lvl1']}],
    ['a heading that is no text', {hierarchy: {lvl1: {}}}],
    ['no headings', {hierarchy: null}],
  ])('drops a hit with %s', (_, change) => {
    const {hits} = readAnswer({results: [{hits: [hit, {...hit, ...change}]}]});
    expect(hits).toEqual([hit]);
  });

  it('counts what it shows where the number is none', () => {
    const answer = readAnswer({results: [{hits: [hit], nbHits: {}, page: '2'}]});
    expect(answer).toMatchObject({nbHits: 1, page: 0});
  });
});
