import type {Browser} from '@playwright/test';
import {measureRestore} from './navigation/measureRestore';
import {measureStep, type Way} from './navigation/measureStep';
import type {Language} from './options';
import type {ServedSite} from './site/serveSite';
import {tryTwice} from './tryTwice';

/** A page of tools/budget/budgets.yaml. */
export type BenchPage = {readonly id: string; readonly name: string; readonly route: string};

/** All runs of one step. */
export type StepTimes = {
  readonly site: string;
  readonly way: Way;
  readonly from: string;
  readonly slowdown: number;
  readonly ms: number[];
  readonly lateScripts: number[];
};

/** One page that was left for another document. */
export type RestoredPage = {
  readonly site: string;
  readonly page: string;
  readonly language: Language;
  readonly restored: boolean;
  readonly reasons: readonly string[];
};

export type Navigation = {readonly steps: StepTimes[]; readonly restored: RestoredPage[]};

/** Pages that have a following page, which the step leads to. */
const STARTS = ['concept', 'procedure', 'faq'];
const WAYS: readonly Way[] = ['prefetched', 'at once', 'back'];
const SLOWDOWNS = [1, 4];

/** Everything that is to be measured, the sites next to each other. */
export function listSteps(sites: readonly string[], pages: readonly BenchPage[]): StepTimes[] {
  const starts = pages.filter(({id}) => STARTS.includes(id));
  return WAYS.flatMap((way) =>
    starts.flatMap(({name}) =>
      SLOWDOWNS.flatMap((slowdown) =>
        sites.map((site) => ({site, way, from: name, slowdown, ms: [], lateScripts: []})),
      ),
    ),
  );
}

async function measureAllRestores(
  browser: Browser,
  sites: readonly ServedSite[],
  pages: readonly BenchPage[],
  languages: readonly Language[],
  tell: (progress: string) => void,
): Promise<RestoredPage[]> {
  const found: RestoredPage[] = [];
  for (const site of sites) {
    for (const {name, route} of pages) {
      for (const language of languages) {
        const other = site.addressOf(language, 'thank-you');
        const address = site.addressOf(language, route);
        const restore = await tryTwice(() => measureRestore(browser, address, other), tell);
        found.push({site: site.name, page: name, language, ...restore});
      }
    }
  }
  return found;
}

/**
 * Measures how fast readers move about. Steps are measured in the first language only, which decides nothing about their
 * code; whether pages come back out of the browser's memory is seen in all.
 * @param tell hears what is being done
 */
export async function measureNavigation(
  browser: Browser,
  sites: readonly ServedSite[],
  pages: readonly BenchPage[],
  {languages, runs}: {readonly languages: readonly Language[]; readonly runs: number},
  tell: (progress: string) => void,
): Promise<Navigation> {
  const [language] = languages;
  if (!language) throw new Error('No language to measure. Valid example: --languages en');
  const steps = listSteps(
    sites.map(({name}) => name),
    pages,
  );
  // Runs outermost: a machine that is busy for a while then slows all figures, not one.
  for (let run = 1; run <= runs; run += 1) {
    for (const [place, {site, way, from, slowdown, ms, lateScripts}] of steps.entries()) {
      tell(`Navigation, run ${run} of ${runs}: ${place + 1} of ${steps.length}`);
      const start = pages.find(({name}) => name === from);
      const address = sites
        .find(({name}) => name === site)
        ?.addressOf(language, start?.route ?? '');
      if (!address) throw new Error(`The site ${site} is not served`);
      const step = await tryTwice(() => measureStep(browser, {way, address, slowdown}), tell);
      ms.push(step.ms);
      lateScripts.push(step.lateScripts);
    }
  }
  tell('Back out of the browser’s memory');
  return {steps, restored: await measureAllRestores(browser, sites, pages, languages, tell)};
}
