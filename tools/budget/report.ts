import {consoleTable} from '../table';
import type {Figures} from './measure';
import type {Budgets, FigureName} from './readBudgets';

/** The figures of one page, or of the search of one language. */
export type Measured = {readonly name: string; readonly figures: Figures};

/** @example show(131240, 'bytes') // '131.2 KB' */
const show = (value: number, unit: 'bytes' | 'count'): string =>
  unit === 'bytes' ? `${(value / 1000).toFixed(1)} KB` : String(value);

/** A table of figures of the same kind, with their limits; a star marks those above. */
export function formatTable({figures: limits}: Budgets, measured: readonly Measured[]): string {
  const names = Object.keys(measured[0]?.figures ?? {}) as FigureName[];
  const cell = (figure: FigureName, value = 0) =>
    (value > limits[figure].limit ? '*' : '') + show(value, limits[figure].unit);
  return consoleTable([
    ['', ...names.map((figure) => limits[figure].name)],
    ...measured.map(({name, figures}) => [
      name,
      ...names.map((figure) => cell(figure, figures[figure])),
    ]),
    ['Limit', ...names.map((figure) => cell(figure, limits[figure].limit))],
  ]);
}

/**
 * Lists every figure above a share of its limit: one line each, with what to do.
 * @param share 1 for the limit itself
 */
export function listAbove(
  {figures: limits}: Budgets,
  measured: readonly Measured[],
  share: number,
): string[] {
  return measured.flatMap(({name, figures}) =>
    (Object.entries(figures) as [FigureName, number][]).flatMap(([figure, value]) => {
      const {name: title, unit, limit, fix} = limits[figure];
      return value > limit * share
        ? [`${name}: ${title} ${show(value, unit)}, the limit is ${show(limit, unit)}. Fix: ${fix}`]
        : [];
    }),
  );
}
