import {expect, it} from 'vitest';
import {parseWrk} from './parseWrk';

const CLEAN = '  1200 requests in 5.00s, 9.1MB read\nRequests/sec:    240.12\n';
const POOR = `${CLEAN}  Socket errors: connect 1, read 2, write 0, timeout 4\n  Non-2xx or 3xx responses: 1190\n`;

it('counts what is not as expected as errors', () => {
  expect(parseWrk(CLEAN, 200)).toEqual({perSecond: 240, requests: 1200, errors: 0});
  expect(parseWrk(CLEAN, 404).errors).toBe(1200);
  expect(parseWrk(POOR, 200).errors).toBe(7 + 1190);
  expect(parseWrk(POOR, 404).errors).toBe(7 + 10);
  expect(() => parseWrk('unable to connect', 200)).toThrow(/unable to connect/);
});
