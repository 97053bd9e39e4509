import {expect, it} from 'vitest';
import {consoleTable} from './consoleTable';

const ROWS = [
  ['Page', 'KB'],
  ['概述', '9.5'],
  ['FAQ', '10.0'],
];

it('counts a Chinese character as two columns on the console', () => {
  expect(consoleTable(ROWS)).toBe('Page    KB\n概述   9.5\nFAQ   10.0');
});
