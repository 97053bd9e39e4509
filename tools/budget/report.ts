import {consoleTable} from '../table';
import type {Figures} from './measure';
import type {Budgets, FigureName} from './readBudgets';

/** The figures of one page, or of the search of one language. */
export type Measured = {
  /** Id of a page, which may have limits of its own. */
  readonly page?: string;
  readonly name: string;
  readonly figures: Figures;
};

/** @example show(131240, 'bytes') // '131.2 KB' */
const show = (value: number, unit: 'bytes' | 'count'): string =>
  unit === 'bytes' ? `${(value / 1000).toFixed(1)} KB` : String(value);

function limitOf({figures, exceptions}: Budgets, figure: FigureName, page?: string): number {
  const own = exceptions.find((each) => each.page === page && each.figure === figure);
  return own?.limit ?? figures[figure].limit;
}

/** A table of figures of the same kind, with their limits; a star marks those above. */
export function formatTable(budgets: Budgets, measured: readonly Measured[]): string {
  const names = Object.keys(measured[0]?.figures ?? {}) as FigureName[];
  const cell = (page: string | undefined, figure: FigureName, value = 0) =>
    (value > limitOf(budgets, figure, page) ? '*' : '') + show(value, budgets.figures[figure].unit);
  return consoleTable([
    ['', ...names.map((figure) => budgets.figures[figure].name)],
    ...measured.map(({page, name, figures}) => [
      name,
      ...names.map((figure) => cell(page, figure, figures[figure])),
    ]),
    ['Limit', ...names.map((figure) => cell(undefined, figure, limitOf(budgets, figure)))],
  ]);
}

/** Every figure above its limit: one line each, with what to do. */
export function listExcess(budgets: Budgets, measured: readonly Measured[]): string[] {
  return measured.flatMap(({page, name, figures}) =>
    (Object.entries(figures) as [FigureName, number][]).flatMap(([figure, value]) => {
      const {name: title, unit, fix} = budgets.figures[figure];
      const limit = limitOf(budgets, figure, page);
      return value > limit
        ? [`${name}: ${title} ${show(value, unit)}, the limit is ${show(limit, unit)}. Fix: ${fix}`]
        : [];
    }),
  );
}
