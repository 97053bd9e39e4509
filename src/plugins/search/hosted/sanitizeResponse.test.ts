import {describe, expect, it} from 'vitest';
import {sanitizeResponse} from './sanitizeResponse';

describe('hosted response', () => {
  const hit = {
    objectID: '1',
    url: 'https://docs.example.com/a',
    type: 'lvl1',
    hierarchy: {lvl1: 'A'},
  };

  it('keeps texts as they are, empties values that are no texts, and drops hits without a web address', () => {
    const url = 'https://docs.example.com/a?b=1&c=2';
    const snippet = (value: unknown) => ({content: {value, matchLevel: 'full'}});
    const sent = {
      ...hit,
      url,
      hierarchy: {lvl1: 'A <img onerror=x>', lvl2: null},
      _highlightResult: snippet('<mark>x</mark> <script>y</script>'),
      _snippetResult: snippet({toString: 1}),
    };
    const hits = [sent, {...hit, url: 'javascript:alert(1)'}];
    expect(sanitizeResponse({results: [{nbHits: 2, hits}]})).toEqual({
      nbHits: 2,
      hits: [{...sent, _snippetResult: snippet('')}],
    });
  });

  it.each([
    ['a path that would be another site', {url: 'https://docs.example.com//evil.example/x'}],
    ['no id', {objectID: {toString: 1}}],
    ['an unknown type', {type: ['lvl1']}],
    ['a heading that is no text', {hierarchy: {lvl1: {}}}],
    ['no headings', {hierarchy: null}],
  ])('drops a hit with %s', (_, change) => {
    const {hits} = sanitizeResponse({results: [{hits: [hit, {...hit, ...change}]}]});
    expect(hits).toEqual([hit]);
  });

  it('counts the valid hits when the answer has no valid count', () => {
    const answer = sanitizeResponse({results: [{hits: [hit], nbHits: {}}]});
    expect(answer).toMatchObject({nbHits: 1});
  });
});
