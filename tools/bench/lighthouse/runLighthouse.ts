import type {Launched} from '../launchChromium';

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export const FIGURES = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
  bytes: 'total-byte-weight',
} as const;

export type Category = (typeof CATEGORIES)[number];
export type FigureName = keyof typeof FIGURES;
/** `mobile`: a simulated phone on slow 4G, 4x CPU slowdown. */
export type FormFactor = 'mobile' | 'desktop';

/** What one run found. Scores are 0 to 100, times milliseconds. */
export type LighthouseRun = {
  readonly scores: Readonly<Record<Category, number>>;
  readonly figures: Readonly<Record<FigureName, number>>;
  /** Audits that cost points, with what Lighthouse says about them. */
  readonly shortfalls: readonly string[];
};

const fromEntries = <K extends string, V>(keys: readonly K[], valueOf: (key: K) => V) =>
  Object.fromEntries(keys.map((key) => [key, valueOf(key)])) as Record<K, V>;

/**
 * Runs Lighthouse once.
 * @param launched a browser of its own, which has opened nothing else
 * @throws Error when Lighthouse could not measure the page
 */
export async function runLighthouse(
  {port}: Launched,
  address: string,
  formFactor: FormFactor,
): Promise<LighthouseRun> {
  // Imported late: it takes two seconds, which other parts need not wait for.
  const {default: lighthouse, desktopConfig} = await import('lighthouse');
  const result = await lighthouse(
    address,
    {port, logLevel: 'error', onlyCategories: [...CATEGORIES]},
    formFactor === 'desktop' ? desktopConfig : undefined,
  );
  const lhr = result?.lhr;
  if (!lhr || lhr.runtimeError) {
    throw new Error(`${address}: Lighthouse failed. ${lhr?.runtimeError?.message ?? ''}`);
  }
  const score = (value: number | null | undefined) => Math.round((value ?? 0) * 100);
  const costly = Object.values(lhr.categories)
    .flatMap(({auditRefs}) => auditRefs)
    .filter(({id, weight}) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 1)
    .map(({id}) => `${id} ${lhr.audits[id]?.displayValue ?? ''}`.trim());
  return {
    scores: fromEntries(CATEGORIES, (category) => score(lhr.categories[category]?.score)),
    figures: fromEntries(
      Object.keys(FIGURES) as FigureName[],
      (name) => lhr.audits[FIGURES[name]]?.numericValue ?? NaN,
    ),
    shortfalls: costly,
  };
}
