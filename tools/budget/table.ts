import {limitOf, type Excess, type Measured} from './compare';
import type {BudgetedFigure, Budgets, Figure} from './readBudgets';

/** @example show(131240, 'bytes') → '131.2 KB' */
export function show(value: number, unit: Figure['unit']): string {
  return unit === 'bytes' ? `${(value / 1000).toFixed(1)} KB` : String(value);
}

function columns(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  ');
  return rows.map((row) => line(row).trimEnd()).join('\n');
}

/** A table of the figures; a star stands at what is above its limit. */
export function formatTable(
  budgets: Budgets,
  measured: readonly Measured[],
  figures: readonly BudgetedFigure[],
): string {
  const own = (name: BudgetedFigure) => budgets.figures[name];
  const rows = measured.map(({page, name, language, figures: values}) => [
    `${name} (${language})`,
    ...figures.map((figure) => {
      const value = values[figure];
      if (value === undefined) return '';
      const star = value > limitOf(budgets, figure, page) ? '*' : '';
      return star + show(value, own(figure).unit);
    }),
  ]);
  const bound = (title: string, of: (figure: Figure) => number | undefined) => [
    title,
    ...figures.map((name) => {
      const value = of(own(name));
      return value === undefined ? '' : show(value, own(name).unit);
    }),
  ];
  return columns([
    ['', ...figures.map((name) => own(name).name)],
    ...rows,
    bound('Limit', ({limit}) => limit),
    bound('Goal', ({goal}) => goal),
  ]);
}

/** What is above its limit, one line each, with what to do. */
export function formatExcess(budgets: Budgets, excess: readonly Excess[]): string {
  return excess
    .map(({where, figure, value, limit}) => {
      const {name, unit, fix} = budgets.figures[figure];
      return `${where}: ${name} ${show(value, unit)}, the limit is ${show(limit, unit)}. Fix: ${fix}`;
    })
    .join('\n');
}
