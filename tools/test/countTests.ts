import {existsSync, readFileSync} from 'node:fs';
import * as z from 'zod';

/** Outcomes of the tests of one runner. A flaky test passed on retry, and counts as passed too. */
export type Counts = {passed: number; failed: number; flaky: number};

/** Nothing ran. */
export const NO_TESTS: Counts = {passed: 0, failed: 0, flaky: 0};

const VitestReport = z
  .object({numPassedTests: z.number(), numFailedTests: z.number()})
  .transform((report): Counts => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    flaky: 0,
  }));

const PlaywrightReport = z
  .object({stats: z.object({expected: z.number(), unexpected: z.number(), flaky: z.number()})})
  .transform(({stats}): Counts => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    flaky: stats.flaky,
  }));

/**
 * Counts the tests of a Vitest or Playwright JSON report. A missing report counts as no tests: the runner crashed.
 * @throws Error when the file is neither
 */
export function countTests(reportFile: string): Counts {
  if (!existsSync(reportFile)) {
    return NO_TESTS;
  }
  const report: unknown = JSON.parse(readFileSync(reportFile, 'utf8'));
  const parsed = z.union([VitestReport, PlaywrightReport]).safeParse(report);
  if (!parsed.success) {
    throw new Error(`${reportFile} is not a report of Vitest or Playwright.`);
  }
  return parsed.data;
}
