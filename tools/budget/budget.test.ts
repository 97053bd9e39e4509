import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {readBudgets} from './readBudgets';
import {formatTable, listExcess, type Measured} from './report';

const budgets = readBudgets(readFileSync(path.join(import.meta.dirname, 'budgets.yaml'), 'utf8'));
const {limit} = budgets.figures.scripts;
const measured = (page: string, scripts: number): Measured[] => [
  {page, name: 'A page (zh)', figures: {scripts, blocking: 0}},
];

describe('budgets', () => {
  it('names page, figure, limit and what to do', () => {
    expect(listExcess(budgets, measured('concept', limit))).toEqual([]);
    const [line, ...others] = listExcess(budgets, measured('concept', limit + 1000));
    expect(line).toMatch(/^A page \(zh\): Scripts .* KB, the limit is .* KB\. Fix: Load/);
    expect(others).toEqual([]);
  });

  it('lets a page have a limit of its own', () => {
    const exceptions = [
      {page: 'faq', figure: 'scripts', limit: limit + 5, reason: 'long'} as const,
    ];
    const own = {...budgets, exceptions};
    expect(listExcess(own, measured('faq', limit + 5))).toEqual([]);
    expect(listExcess(own, measured('concept', limit + 5))).toHaveLength(1);
  });

  it('marks in the table what is above its limit', () => {
    const table = formatTable(budgets, measured('concept', limit + 100));
    expect(table).toMatch(/A page \(zh\) +\*\d+\.\d KB +0\n/);
  });

  it.each([
    ['pages: []', 'pages'],
    ['nonsense: 1', 'nonsense'],
  ])('refuses %s', (text, named) => {
    expect(() => readBudgets(text)).toThrow(new RegExp(`budgets\\.yaml:[^]*${named}`));
  });
});
