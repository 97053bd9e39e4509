import {toMarkdown} from '../table';
import type {Case, Figures} from './measureCases';

/** The median; of an even number of values the lower of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.ceil(sorted.length / 2) - 1] ?? NaN;
}

const show = (value: number) => String(Math.round(value * 1000) / 1000);

/**
 * The medians of all cases as a Markdown table, one row each; the compared sites are in adjacent rows.
 * @param head titles of the labels
 * @param slowest the figure whose slowest run gets a column too
 */
export function caseTable(
  cases: readonly Case[],
  head: readonly string[],
  slowest?: string,
): string {
  const titles = Object.keys(cases[0]?.runs[0] ?? {});
  const cells = (runs: readonly Figures[]) =>
    titles.flatMap((title) => {
      const values = runs.map((figures) => figures[title] ?? NaN);
      const middle = show(median(values));
      return title === slowest ? [middle, show(Math.max(...values))] : [middle];
    });
  return toMarkdown(
    [
      [
        ...head,
        'Site',
        ...titles.flatMap((title) => (title === slowest ? [title, 'slowest'] : [title])),
      ],
      ...cases.map(({labels, site, runs}) => [...labels, site, ...cells(runs)]),
    ],
    head.length + 1,
  );
}
