import {expect, test} from 'vitest';
import {isMachineValue} from './isMachineValue';
import {splitValue} from './splitValue';

test.each([
  ['edge.sz02.example.com', true],
  ['2026-03-16T15:20:00+08:00', true],
  ['0x08000000', true],
  ['VERIFY-01', true],
  ['E661640843312F29', true],
  ['Asymmetric', false],
  ['EC P-256', false],
  ['1,000,000', false],
  ['二号工厂-01', false],
])('isMachineValue(%s) is %s', (text, expected) => {
  expect(isMachineValue(text)).toBe(expected);
});

test.each([
  ['VERIFY-01', ['VERIFY-01']],
  ['E661640843312F29', ['E661640843312F29']],
  ['02-00-5E-10-00-01', ['02-00-5E-10-00-01']],
  ['key:839F505F510A1AEF0C4B5F5CD7', ['key:', '839F505F', '510A1AEF', '0C4B5F5C', 'D7']],
  ['https://edge.sz02.example.com', ['https://', 'edge.', 'sz02.', 'example.com']],
  ['obis-edge backup --to /mnt', ['obis-', 'edge ', 'backup ', '--to ', '/mnt']],
  ['obis-edge backup --dry-run /mnt', ['obis-', 'edge ', 'backup ', '--dry-run ', '/mnt']],
  ['records-batch-2026-03.csv', ['records-', 'batch-', '2026-', '03.csv']],
])('splitValue(%s) returns the parts', (value, parts) => {
  expect(splitValue(value)).toEqual(parts);
  expect(splitValue(value).join('')).toBe(value);
});
