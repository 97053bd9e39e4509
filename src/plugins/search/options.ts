import type {CheerioAPI} from 'cheerio';
import * as z from 'zod';
import type {SynonymGroup} from './shared/packedIndex';
import type {PageContent} from './shared/records';

/** An option that is a function, described by what it returns. */
const functionOption = <T>(returns: string) =>
  z.custom<T>((value) => typeof value === 'function', `must be a function that returns ${returns}`);

const Options = z.strictObject({
  /** Whether the built index answers (`embedded`) or a provider (`hosted`); the index is built for both. */
  mode: z.enum(['embedded', 'hosted']),
  /** By locale: label (lvl0) of pages outside the sidebar. */
  groupLabels: z.record(z.string(), z.string().trim().min(1)),
  /** Words for one thing; asked once a build. */
  synonyms: functionOption<() => SynonymGroup[]>('groups like {names: ["key"], typed: ["secret"]}'),
  /** Reads what the index keeps of each built page that readers may find, unless it is known for this page and key. */
  readPages: functionOption<
    (
      built: {
        readonly routesPaths: readonly string[];
        readonly baseUrl: string;
        readonly outDir: string;
      },
      key: unknown,
      read: (path: string, $: CheerioAPI) => PageContent,
    ) => Promise<PageContent[]>
  >('what the function read returns for each page'),
});

export type SearchOptions = z.output<typeof Options>;

/**
 * Checks the options that Docusaurus gives from its configuration.
 * @throws Error that names the option and what it must be
 */
export function validateOptions({options}: {options: unknown}): SearchOptions {
  const result = Options.safeParse(options);
  if (result.success) return result.data;
  throw new Error(`Options of src/plugins/search:\n${z.prettifyError(result.error)}`);
}

/**
 * Gives the label of pages outside the sidebar.
 * @throws Error for a locale without one, so that a new language cannot ship with words of another
 */
export function groupLabel({groupLabels}: SearchOptions, locale: string): string {
  const label = Object.hasOwn(groupLabels, locale) ? groupLabels[locale] : undefined;
  if (label === undefined) {
    throw new Error(
      `Options of src/plugins/search: groupLabels has nothing for the locale "${locale}", only for ` +
        `${Object.keys(groupLabels).join(', ')}. Add what pages outside the sidebar are grouped under.`,
    );
  }
  return label;
}
