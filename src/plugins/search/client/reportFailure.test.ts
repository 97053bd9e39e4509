import {expect, it, vi} from 'vitest';
import {reportFailure} from './reportFailure';

it('logs a failure with its status, the same one only once', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const refused = Object.assign(new Error('Invalid API key'), {status: 403});
  reportFailure(refused);
  reportFailure(refused);
  reportFailure(new Error('Unreachable hosts'));
  expect(warn.mock.calls).toEqual([
    ['Search failed: Invalid API key (403)'],
    ['Search failed: Unreachable hosts'],
  ]);
});
