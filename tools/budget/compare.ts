import type {BudgetedFigure, Budgets} from './readBudgets';

/** The figures of one page or of one language, by name. */
export type Measured = {
  readonly page?: string;
  readonly name: string;
  readonly language: string;
  readonly figures: Readonly<Partial<Record<BudgetedFigure, number>>>;
};

export type Excess = {
  readonly where: string;
  readonly figure: BudgetedFigure;
  readonly value: number;
  readonly limit: number;
};

/** The limit of a figure on a page: its own, when it has one. */
export function limitOf(budgets: Budgets, figure: BudgetedFigure, page?: string): number {
  const own = budgets.exceptions.find((each) => each.page === page && each.figure === figure);
  return own?.limit ?? budgets.figures[figure].limit;
}

/** Every figure above its limit. */
export function findExcess(budgets: Budgets, measured: readonly Measured[]): Excess[] {
  return measured.flatMap(({page, name, language, figures}) =>
    (Object.entries(figures) as [BudgetedFigure, number][])
      .map(([figure, value]) => ({
        where: `${name} (${language})`,
        figure,
        value,
        limit: limitOf(budgets, figure, page),
      }))
      .filter(({value, limit}) => value > limit),
  );
}
