import type {Figures} from './measureCases';
import {launchChromium} from './launchChromium';

/** `mobile`: a simulated phone on slow 4G, 4x CPU slowdown. */
export type FormFactor = 'mobile' | 'desktop';

const CATEGORIES = {
  performance: 'Performance',
  accessibility: 'Accessibility',
  'best-practices': 'Best practices',
  seo: 'SEO',
} as const;
const AUDITS = {
  'first-contentful-paint': 'FCP, ms',
  'largest-contentful-paint': 'LCP, ms',
  'total-blocking-time': 'TBT, ms',
  'cumulative-layout-shift': 'CLS',
  'total-byte-weight': 'Loaded, KB',
} as const;

/** Three decimals for the layout shift, whole numbers for milliseconds and kilobytes. */
function readAudit(id: string, value: number): number {
  if (id === 'cumulative-layout-shift') return value;
  return Math.round(id === 'total-byte-weight' ? value / 1000 : value);
}

/**
 * Runs Lighthouse once, in a browser of its own.
 * @param log receives the audits that cost points
 * @throws Error when Lighthouse could not measure the page
 */
export async function runLighthouse(
  address: string,
  formFactor: FormFactor,
  log: (note: string) => void,
): Promise<Figures> {
  // Imported lazily: loading it takes two seconds.
  const {default: lighthouse, desktopConfig} = await import('lighthouse');
  const {browser, port} = await launchChromium();
  try {
    const result = await lighthouse(
      address,
      {port, logLevel: 'error', onlyCategories: Object.keys(CATEGORIES)},
      formFactor === 'desktop' ? desktopConfig : undefined,
    );
    const lhr = result?.lhr;
    if (!lhr || lhr.runtimeError) {
      throw new Error(`${address}: Lighthouse failed. ${lhr?.runtimeError?.message ?? ''}`);
    }
    const costly = Object.values(lhr.categories)
      .flatMap(({auditRefs}) => auditRefs)
      .filter(({id, weight}) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 1)
      .map(({id}) => `${id} ${lhr.audits[id]?.displayValue ?? ''}`.trim());
    if (costly.length > 0) log(`  costs points: ${costly.join('; ')}`);
    return Object.fromEntries([
      ...Object.entries(CATEGORIES).map(([id, title]) => [
        title,
        Math.round((lhr.categories[id]?.score ?? 0) * 100),
      ]),
      ...Object.entries(AUDITS).map(([id, title]) => [
        title,
        readAudit(id, lhr.audits[id]?.numericValue ?? NaN),
      ]),
    ]) as Figures;
  } finally {
    await browser.close();
  }
}
