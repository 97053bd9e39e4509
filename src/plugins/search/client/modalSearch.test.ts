import {describe, expect, it} from 'vitest';
import type {Search, SearchOutcome} from '../shared/searchApi';
import {createModalSearch, type SearchProgress} from './modalSearch';

const hit = (lvl0: string) => ({
  hierarchy: {lvl0, lvl1: 'Page'},
  _highlightResult: {hierarchy: {lvl0: {value: `<mark>${lvl0}</mark>`}}},
});

/** @param answer what the provider answers; all that the modal is told of it is kept */
function setUp(answer: () => Promise<unknown>, field = {isComposing: false}) {
  const outcomes: (SearchOutcome | 'started')[] = [];
  let progress: SearchProgress = {query: ''};
  const setProgress = (next: (now: SearchProgress) => SearchProgress) => {
    const {query, outcome} = progress;
    progress = next(progress);
    if (progress.query !== query) outcomes.push('started');
    if (progress.outcome && progress.outcome !== outcome) outcomes.push(progress.outcome);
  };
  const search = createModalSearch(answer as Search, () => field.isComposing, setProgress);
  const ask = (query: string) => search({requests: [{query, indexName: 'Snowball'}]});
  return {ask, outcomes, field};
}

const answerOf = (...hits: object[]) => ({hits, nbHits: hits.length, queryID: '00'});

describe('the search client of the modal', () => {
  it('reports that a search runs and how it ended', async () => {
    const {ask, outcomes} = setUp(() => Promise.resolve(answerOf(hit('Keys'))));
    const {results} = await ask('key');
    expect(results).toEqual([{nbHits: 1, queryID: '00', hits: [hit('Keys')]}]);
    expect(outcomes).toMatchObject(['started', {query: 'key', hasFailed: false, count: 1}]);
  });

  it('returns no hits and reports the failure when the search fails', async () => {
    const {ask, outcomes} = setUp(() => Promise.reject(new Error('refused')));
    await expect(ask('key')).resolves.toMatchObject({results: [{hits: [], nbHits: 0}]});
    expect(outcomes).toMatchObject(['started', {query: 'key', hasFailed: true}]);
  });

  it('reports nothing for a query that the reader has changed, or during an IME composition', async () => {
    const {ask, outcomes, field} = setUp(() => Promise.resolve(answerOf(hit('Keys'))));
    await Promise.all([ask('ke'), ask('key')]);
    expect(outcomes).toMatchObject(['started', 'started', {query: 'key'}]);
    field.isComposing = true;
    await expect(ask('keys')).resolves.toMatchObject({results: [{nbHits: 1}]});
    expect(outcomes).toHaveLength(3);
  });

  it('keeps the answer to the newest query, also when that to an older one arrives later', async () => {
    const answers: (() => void)[] = [];
    const {ask, field} = setUp(
      () =>
        new Promise((resolve) => {
          const name = `Answer ${answers.length}`;
          answers.push(() => resolve(answerOf(hit(name))));
        }),
    );
    const both = [ask('k'), ask('key')];
    answers.reverse().forEach((answer) => answer());
    await Promise.all(both);
    field.isComposing = true;
    await expect(ask('key')).resolves.toMatchObject({
      results: [{hits: [{hierarchy: {lvl0: 'Answer 1'}}]}],
    });
  });
});
