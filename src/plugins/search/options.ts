import * as z from 'zod';
import {optionsValidator} from '../../build/optionsValidator';
import type {SynonymGroup} from './shared/packedIndex';

const Options = z.strictObject({
  /** Whether the built index answers (`embedded`) or a provider (`hosted`); the index is built for both. */
  mode: z.enum(['embedded', 'hosted']),
  /** By locale: label (lvl0) of pages outside the sidebar. */
  groupLabels: z.record(z.string(), z.string().trim().min(1)),
  /** Words for one thing; asked once a build. */
  synonyms: z.custom<() => SynonymGroup[]>(
    (value) => typeof value === 'function',
    'must be a function that returns groups like {names: ["key"], typed: ["secret"]}',
  ),
});

export type SearchOptions = z.output<typeof Options>;

export const validateOptions = optionsValidator('search', Options);

/**
 * The label of pages outside the sidebar.
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
