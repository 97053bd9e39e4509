import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {readBudgets} from './readBudgets';
import {formatTable, listAbove, type Measured} from './report';

const budgets = readBudgets(readFileSync(path.join(import.meta.dirname, 'budgets.yaml'), 'utf8'));
const {limit} = budgets.figures.scripts;
const measured = (scripts: number): Measured[] => [
  {name: 'A page (zh)', figures: {scripts, blocking: 0}},
];

describe('budgets', () => {
  it('names page, figure, limit and what to do', () => {
    expect(listAbove(budgets, measured(limit), 1)).toEqual([]);
    const [line, ...others] = listAbove(budgets, measured(limit + 1000), 1);
    expect(line).toMatch(/^A page \(zh\): Scripts .* KB, the limit is .* KB\. Fix: Load/);
    expect(others).toEqual([]);
  });

  it('says what is near its limit', () => {
    expect(listAbove(budgets, measured(limit * 0.96), 0.95)).toHaveLength(1);
  });

  it('marks in the table what is above its limit', () => {
    const table = formatTable(budgets, measured(limit + 100));
    expect(table).toMatch(/A page \(zh\) +\*\d+\.\d KB +0\n/);
  });

  it.each([
    ['pages: []', 'pages'],
    ['nonsense: 1', 'nonsense'],
  ])('refuses %s', (text, named) => {
    expect(() => readBudgets(text)).toThrow(new RegExp(`budgets\\.yaml:[^]*${named}`));
  });
});
