/** Figures of one run, by the title of their column. */
export type Figures = Readonly<Record<string, number>>;

/** A page, or a step from it, of one site. */
export type Case = {
  /** What is measured: the first cells of its row. */
  readonly labels: readonly string[];
  readonly site: string;
  readonly measure: () => Promise<Figures>;
  readonly runs: Figures[];
};

type Tell = (progress: string) => void;

/** On a busy machine Chromium does not always answer in time, and a long measurement should not be lost for that. */
async function tryTwice<T>(action: () => Promise<T>, tell: Tell): Promise<T> {
  try {
    return await action();
  } catch (error) {
    tell(`${error instanceof Error ? error.message : String(error)} Trying again.`);
    return action();
  }
}

/**
 * Measures every case `runs` times. A run goes over all cases before the next begins, and every second one goes
 * backwards, so that a machine that slows down slows all sites alike.
 * @param tell hears what is being done
 * @throws Error of a case that failed twice
 */
export async function measureCases(
  cases: readonly Case[],
  runs: number,
  tell: Tell,
): Promise<void> {
  const [first] = cases;
  if (first) {
    tell('A run that does not count: the browser is read from the disk');
    await tryTwice(first.measure, tell);
  }
  for (let run = 1; run <= runs; run += 1) {
    const order = run % 2 === 1 ? cases : [...cases].reverse();
    for (const [index, {labels, site, measure, runs: results}] of order.entries()) {
      tell(`Run ${run}/${runs}, ${index + 1}/${cases.length}: ${labels.join(', ')}, ${site}`);
      results.push(await tryTwice(measure, tell));
    }
  }
}
