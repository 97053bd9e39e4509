import {parse} from 'yaml';
import * as z from 'zod';

const FIGURES = [
  'frame',
  'article',
  'deferredCss',
  'scripts',
  'requests',
  'blocking',
  'elements',
  'index',
  'modal',
] as const;

const figure = z.strictObject({
  name: z.string(),
  unit: z.enum(['bytes', 'count']),
  limit: z.number().nonnegative(),
  /** What to do when the limit is exceeded. */
  fix: z.string(),
});

const schema = z.strictObject({
  pages: z.array(z.strictObject({name: z.string(), route: z.string()})).min(1),
  figures: z.record(z.enum(FIGURES), figure),
});

export type Budgets = z.infer<typeof schema>;
export type FigureName = (typeof FIGURES)[number];

/**
 * Parses and validates budgets.yaml.
 * @throws Error that names the invalid entry
 */
export function readBudgets(text: string): Budgets {
  const result = schema.safeParse(parse(text));
  if (!result.success) {
    throw new Error(`tools/budget/budgets.yaml: ${z.prettifyError(result.error)}`);
  }
  return result.data;
}
