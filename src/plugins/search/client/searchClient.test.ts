import {expect, it, vi} from 'vitest';
import {reportFailure} from './searchClient';

it('logs a failure with its status once, and does not log an unreachable provider', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const refused = Object.assign(new Error('Invalid API key'), {status: 403});
  reportFailure(refused);
  reportFailure(refused);
  reportFailure(Object.assign(new Error('Unreachable hosts'), {name: 'RetryError'}));
  expect(warn).toHaveBeenCalledExactlyOnceWith('Search failed: Invalid API key (403)');
});
