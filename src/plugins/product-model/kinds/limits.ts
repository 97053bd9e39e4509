import * as z from 'zod';
import {LOCALES} from '../../../content/locales';
import {group, id, localized, localizeEntry, localizedOrSame, pick, source} from '../schema';
import {listAndEntryFiles, listEntries, type DataContext, type FactKind} from './kind';

const numbersIn = (text: string): string =>
  (text.replaceAll(',', '').match(/\d+(?:\.\d+)?/g) ?? []).sort().join(' ');

/** Tell whether all languages give the same numbers. A language may do without digits: "twice" and "2 倍". */
const hasSameNumbers = (value: z.infer<typeof localizedOrSame>): boolean =>
  new Set(LOCALES.map((locale) => numbersIn(pick(value, locale))).filter(Boolean)).size < 2;

const limit = z.strictObject({
  id,
  name: localized,
  value: localizedOrSame.refine(hasSameNumbers, 'write the same numbers in all languages'),
  note: localized.optional(),
  source,
});

const schema = z.strictObject({topic: group, limits: z.array(limit)});

export type Limit = z.infer<typeof limit>;
type LimitFile = z.infer<typeof schema>;

/** Return a limit in one language, with the document of its source if that is a standard. */
const row = (entry: Limit, {locale}: DataContext) => ({
  ...localizeEntry(entry, locale),
  assumed: entry.source.kind === 'assumed',
  standard: entry.source.kind === 'standard' ? pick(entry.source.ref, locale) : undefined,
});
export type LimitData = ReturnType<typeof row>;

export const limits: FactKind<LimitFile, {readonly limits: readonly LimitFile[]}> = {
  schema,
  facts: (content) =>
    listEntries('limit', 'limits', content.limits, ({value}) => ({
      summary: value,
      drawing: {value},
    })),
  definesNumbers: true,
  uniqueKeys: ({topic}) => [{key: `limits topic ${topic.id}`, path: ['topic']}],
  dataFiles: (model) =>
    model.limits.flatMap((file) =>
      listAndEntryFiles(`limits.${file.topic.id}`, 'limit:', file.limits, row),
    ),
};
