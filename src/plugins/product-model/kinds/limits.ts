import * as z from 'zod';
import {LOCALES} from '../../../settings/locales';
import {stampOf, statusOf} from '../confirmation';
import {group, id, localized, localizeEntry, localizedOrSame, pick, source} from '../schema';
import {listEntries, sliceRows, type Kind, type SliceContext} from './kind';

const numbersIn = (text: string): string =>
  (text.replaceAll(',', '').match(/\d+(?:\.\d+)?/g) ?? []).sort().join(' ');

/** A language may do without digits: twice, 2 倍. */
const hasSameNumbers = (value: z.infer<typeof localizedOrSame>): boolean =>
  new Set(LOCALES.map((locale) => numbersIn(pick(value, locale))).filter(Boolean)).size < 2;

const limit = z.strictObject({
  id,
  name: localized,
  value: localizedOrSame.refine(hasSameNumbers, 'write the same numbers in every language'),
  note: localized.optional(),
  source,
});

const schema = z.strictObject({topic: group, limits: z.array(limit)});

export type Limit = z.infer<typeof limit>;

/** A limit in one language, with the public document that it comes from. */
const row = (entry: Limit, {locale}: SliceContext) => ({
  ...localizeEntry(entry, locale),
  assumed: statusOf(entry.source, stampOf(entry)) === 'assumed',
  standard: entry.source.kind === 'standard' ? pick(entry.source.ref, locale) : undefined,
});
export type LimitSlice = ReturnType<typeof row>;

export const limits: Kind<z.infer<typeof schema>> = {
  schema,
  facts: (content) => listEntries('limit', 'limits', content.limits, ({value}) => ({says: value})),
  names: ({topic}) => [{kind: 'limits topic', id: topic.id, path: ['topic']}],
  slices: (model) =>
    model.limits.flatMap((file) =>
      sliceRows(`limits.${file.topic.id}`, 'limit:', file.limits, row),
    ),
  components: {
    Limit: {shows: {id: 'limit'}, marks: 'rows'},
    LimitsTable: {shows: {ids: 'limit', topic: 'limits'}, marks: 'rows'},
  },
};
