import {launchChromium} from './launchChromium';
import {runLighthouse, type FormFactor, type LighthouseRun} from './lighthouse/runLighthouse';
import type {BenchPage} from './measureNavigation';
import type {Language} from './options';
import type {ServedSite} from './site/serveSite';
import {tryTwice} from './tryTwice';

/** All runs of one page. */
export type PageRuns = {
  readonly site: string;
  readonly formFactor: FormFactor;
  readonly page: BenchPage;
  readonly language: Language;
  readonly runs: LighthouseRun[];
};

async function runInNewBrowser(address: string, formFactor: FormFactor): Promise<LighthouseRun> {
  const launched = await launchChromium();
  try {
    return await runLighthouse(launched, address, formFactor);
  } finally {
    await launched.browser.close();
  }
}

/**
 * Runs Lighthouse over the pages of all sites, each run in a browser of its own.
 * @param tell hears what is being done
 */
export async function measureLighthouse(
  sites: readonly ServedSite[],
  pages: readonly BenchPage[],
  {languages, runs}: {readonly languages: readonly Language[]; readonly runs: number},
  tell: (progress: string) => void,
): Promise<PageRuns[]> {
  const all: PageRuns[] = (['mobile', 'desktop'] as const).flatMap((formFactor) =>
    pages.flatMap((page) =>
      languages.flatMap((language) =>
        sites.map(({name}) => ({site: name, formFactor, page, language, runs: []})),
      ),
    ),
  );
  const addressOf = ({site, language, page}: PageRuns) => {
    const served = sites.find(({name}) => name === site);
    if (!served) throw new Error(`The site ${site} is not served`);
    return served.addressOf(language, page.route);
  };
  const [first] = all;
  if (first) {
    tell('Lighthouse, a run that does not count: the browser is read from the disk');
    await tryTwice(() => runInNewBrowser(addressOf(first), first.formFactor), tell);
  }
  // Runs outermost: a machine that is busy for a while then slows all figures, not one.
  for (let run = 1; run <= runs; run += 1) {
    for (const [place, one] of all.entries()) {
      tell(`Lighthouse, run ${run} of ${runs}: ${place + 1} of ${all.length}`);
      const address = addressOf(one);
      one.runs.push(await tryTwice(() => runInNewBrowser(address, one.formFactor), tell));
    }
  }
  return all;
}
