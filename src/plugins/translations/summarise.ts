import type {TranslationState} from './types';

/** All states, in table order. */
export const STATES = [
  'fresh',
  'stale',
  'missing',
  'untracked',
  'diverged',
  'orphan',
] as const satisfies readonly TranslationState[];

/** Number of pages of a section by state. */
export type SectionSummary = {
  /** Folder of the pages, such as `/obis/deployment`. */
  readonly section: string;
  readonly pages: number;
  readonly counts: Readonly<Record<TranslationState, number>>;
  /** Percentage of fresh pages, rounded down: 100 means all. */
  readonly percent: number;
};

type StatedPage = {readonly route: string; readonly state: TranslationState};

function summary(section: string, pages: readonly StatedPage[]): SectionSummary {
  const counts = Object.fromEntries(
    STATES.map((state) => [state, pages.filter((page) => page.state === state).length]),
  ) as Record<TranslationState, number>;
  const percent = pages.length === 0 ? 100 : Math.floor((counts.fresh * 100) / pages.length);
  return {section, pages: pages.length, counts, percent};
}

/**
 * Counts the states of pages by folder.
 * @example summarise([{route: '/obis/kms/overview', state: 'fresh'}]).sections[0].section // '/obis/kms'
 */
export function summarise(pages: readonly StatedPage[]): {
  sections: SectionSummary[];
  total: SectionSummary;
} {
  const sections = new Map<string, StatedPage[]>();
  for (const page of pages) {
    const section = page.route.split('/').slice(0, -1).join('/') || '/';
    sections.set(section, [...(sections.get(section) ?? []), page]);
  }
  return {
    sections: [...sections]
      .sort(([a], [b]) => a.localeCompare(b))
      .map(([section, members]) => summary(section, members)),
    total: summary('Total', pages),
  };
}
