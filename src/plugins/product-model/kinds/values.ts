import * as z from 'zod';
import {LOCALES} from '../../../content/locales';
import {id, localized, localizeEntry, localizedOrSame, textIn, source} from '../schema';
import {dataOfListAndEntries, factsOfList, type DataContext, type FactKind} from './factKind';

/** Return the numbers in a text, sorted and joined, so that they can be compared. */
const numbersIn = (text: string): string =>
  (text.replaceAll(',', '').match(/\d+(?:\.\d+)?/g) ?? []).sort().join(' ');

/** Tell whether the texts of all languages contain the same numbers. Texts without digits are skipped, because "twice" may be "2 倍". */
const hasSameNumbers = (value: z.infer<typeof localizedOrSame>): boolean =>
  new Set(LOCALES.map((locale) => numbersIn(textIn(value, locale))).filter(Boolean)).size < 2;

/**
 * A value of the product that texts quote by its id, so that it is written once: a maximum or a minimum, but also a duration, a default, a
 * version or a format. Texts of data/ quote it as `{value:some-id}`, and pages as `<Value id="some-id" />`.
 */
const value = z.strictObject({
  id,
  name: localized,
  value: localizedOrSame.refine(hasSameNumbers, 'write the same numbers in all languages'),
  /** Shown beside the value in a `<ValuesTable>`. */
  note: localized.optional(),
  source,
});

const schema = z.strictObject({id, values: z.array(value)});

/** An entry of data/values, with its texts in all languages. */
export type Value = z.infer<typeof value>;
type ValueFile = z.infer<typeof schema>;

/** Return the data of a value in one language. `standard` is the name of the public standard that the value comes from, if any. */
const valueData = (entry: Value, {locale}: DataContext) => ({
  ...localizeEntry(entry, locale),
  standard: entry.source.kind === 'standard' ? textIn(entry.source.ref, locale) : undefined,
});
export type ValueData = ReturnType<typeof valueData>;

export const values: FactKind<ValueFile, {readonly values: readonly ValueFile[]}> = {
  schema,
  facts: (content) =>
    factsOfList('value', 'values', content.values, ({value}) => ({
      summary: value,
      screenItem: {value},
    })),
  allowsNumbers: true,
  componentData: (model) =>
    model.values.flatMap((file) =>
      dataOfListAndEntries(`values.${file.id}`, 'value:', file.values, valueData),
    ),
};
