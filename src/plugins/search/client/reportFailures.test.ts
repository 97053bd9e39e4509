import {expect, it, vi} from 'vitest';
import type {SearchResponse} from '../shared/searchApi';
import {reportFailures} from './reportFailures';

it('a failed search is reported with the status of the provider, and again after an answer', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const refused = Object.assign(new Error('Invalid API key'), {status: 403});
  const answers: (Error | SearchResponse)[] = [refused, refused, new Error('Unreachable hosts')];
  answers.push({hits: [], nbHits: 0}, new Error('Unreachable hosts'));
  const search = reportFailures(() => {
    const answer = answers.shift();
    return answer instanceof Error
      ? Promise.reject(answer)
      : Promise.resolve(answer as SearchResponse);
  });
  while (answers.length > 0) await search({query: 'key'}).catch(() => {});
  expect(warn.mock.calls).toEqual([
    ['Search failed: Invalid API key (403)'],
    ['Search failed: Unreachable hosts'],
    ['Search failed: Unreachable hosts'],
  ]);
});
