/** Figures of one run, by the title of their column. */
export type Figures = Readonly<Record<string, number>>;

/** A page, or a navigation from it, of one site. */
export type Case = {
  /** The first cells of its row. */
  readonly labels: readonly string[];
  readonly site: string;
  readonly measure: () => Promise<Figures>;
  readonly runs: Figures[];
};

type Log = (progress: string) => void;

/** On a busy machine Chromium sometimes times out, which should not lose a long measurement. */
async function retryOnce<T>(action: () => Promise<T>, log: Log): Promise<T> {
  try {
    return await action();
  } catch (error) {
    log(`${error instanceof Error ? error.message : String(error)} Trying again.`);
    return action();
  }
}

/**
 * Measures every case `runs` times. A run measures all cases before the next begins, and every second run
 * reverses the order, so that a machine that slows down affects all sites alike.
 * @param log receives the progress
 * @throws the error of a case that failed twice
 */
export async function measureCases(cases: readonly Case[], runs: number, log: Log): Promise<void> {
  const [first] = cases;
  if (first) {
    log('A run that does not count: the browser is read from the disk');
    await retryOnce(first.measure, log);
  }
  for (let run = 1; run <= runs; run += 1) {
    const order = run % 2 === 1 ? cases : [...cases].reverse();
    for (const [index, {labels, site, measure, runs: results}] of order.entries()) {
      log(`Run ${run}/${runs}, ${index + 1}/${cases.length}: ${labels.join(', ')}, ${site}`);
      results.push(await retryOnce(measure, log));
    }
  }
}
