import {parse} from 'yaml';
import * as z from 'zod';

const figure = z.strictObject({
  name: z.string(),
  unit: z.enum(['bytes', 'count']),
  /** More than that fails the tests. */
  limit: z.number().nonnegative(),
  /** What the site aims at, when the limit is not yet that. */
  goal: z.number().positive().optional(),
  fix: z.string(),
});

const schema = z
  .strictObject({
    pages: z.array(z.strictObject({id: z.string(), name: z.string(), route: z.string()})).min(1),
    figures: z.strictObject({
      text: figure,
      sheet: figure,
      scripts: figure,
      requests: figure,
      blocking: figure,
      nodes: figure,
      index: figure,
      modal: figure,
    }),
    exceptions: z.array(
      z.strictObject({
        page: z.string(),
        figure: z.enum(['text', 'sheet', 'scripts', 'requests', 'blocking', 'nodes']),
        limit: z.number().positive(),
        reason: z.string().min(1),
      }),
    ),
  })
  .refine(
    ({pages, exceptions}) => exceptions.every(({page}) => pages.some(({id}) => id === page)),
    {
      message: 'an exception names a page that is not under "pages"',
    },
  );

export type Budgets = z.infer<typeof schema>;
export type Figure = z.infer<typeof figure>;
export type BudgetedFigure = keyof Budgets['figures'];

/**
 * Reads and checks the file of budgets.
 * @throws Error that names the entry that is wrong
 */
export function readBudgets(text: string): Budgets {
  const result = schema.safeParse(parse(text));
  if (!result.success) {
    throw new Error(`tools/budget/budgets.yaml: ${z.prettifyError(result.error)}`);
  }
  return result.data;
}
