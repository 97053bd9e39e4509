import type {Browser} from '@playwright/test';
import type {Locale} from '../../src/plugins/product-model/schema';
import type {Case} from './measureCases';
import {measureStep, type Way} from './measureStep';
import {runLighthouse, type FormFactor} from './runLighthouse';
import type {ServedSite} from './serveSite';

/** A page of tools/budget/budgets.yaml. */
export type BenchPage = {readonly id: string; readonly name: string; readonly route: string};

type Log = (note: string) => void;

/** Every page in every language; the sites are in adjacent cases. */
export function lighthouseCases(
  formFactor: FormFactor,
  sites: readonly ServedSite[],
  pages: readonly BenchPage[],
  locales: readonly Locale[],
  log: Log,
): Case[] {
  return pages.flatMap(({name, route}) =>
    locales.flatMap((locale) =>
      sites.map((site) => ({
        labels: [`${name} (${locale})`],
        site: site.name,
        measure: () => runLighthouse(site.addressOf(locale, route), formFactor, log),
        runs: [],
      })),
    ),
  );
}

/** Pages with a link to a next page. */
const STARTS = ['concept', 'procedure', 'faq'];
const WAYS: readonly Way[] = ['prefetched', 'at once', 'back'];
const SLOWDOWNS = [1, 4];

/** Every navigation in one language, since the code is the same in each; the sites are in adjacent cases. */
export function navigationCases(
  browser: Browser,
  sites: readonly ServedSite[],
  pages: readonly BenchPage[],
  locale: Locale,
): Case[] {
  const starts = pages.filter(({id}) => STARTS.includes(id));
  return WAYS.flatMap((way) =>
    starts.flatMap(({name, route}) =>
      SLOWDOWNS.flatMap((slowdown) =>
        sites.map((site) => ({
          labels: [way, name, `${slowdown}x`],
          site: site.name,
          measure: () =>
            measureStep(browser, {way, address: site.addressOf(locale, route), slowdown}),
          runs: [],
        })),
      ),
    ),
  );
}
