import * as z from 'zod';
import {LOCALES, perLocale, type Locale} from '../../content/locales';
import {TONES} from '../../content/tones';

/** The id of an entry of data/, such as `key-count-max`. */
export const id = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'an id is lower-case letters, digits and single hyphens');
const textWithLabels = z.string().trim().min(1, 'the text is empty');

/** A text. Readers see it as it is written, so a component such as `<UI>` in it would be shown as a tag. */
export const nonEmptyText = textWithLabels.regex(
  /^(?!.*<\/?[A-Z])/s,
  'only `action` of an error can have <UI>. Here readers would see the tag',
);

/** A text in every language, such as `{en: Key, zh: 密钥}`. */
export const localized = z.strictObject(perLocale(() => nonEmptyText));

/** A text in every language, in which `<UI>` marks labels of the product. */
export const localizedWithLabels = z.strictObject(perLocale(() => textWithLabels));

/** A list of words in each language. A language may have none. */
export const wordLists = z
  .strictObject(perLocale(() => z.array(nonEmptyText).default([])))
  .default(perLocale((): string[] => []));

/** A text in every language, or one text (a number, a code) that is the same in all. */
export const localizedOrSame = z.union([nonEmptyText, localized], {
  error: `write one text in quotes for all languages, or ${LOCALES.map((locale) => `${locale}:`).join(' and ')} texts`,
});

const sources = z.discriminatedUnion(
  'kind',
  [
    z.strictObject({kind: z.literal('assumed')}),
    z.strictObject({kind: z.literal('confirmed'), ref: nonEmptyText}),
    z.strictObject({kind: z.literal('standard'), ref: localizedOrSame}),
  ],
  {
    error:
      "this is no source. It says where the fact comes from: {kind: confirmed, ref: 'Product owner, 2026-12-01'} or {kind: standard, ref: RFC 5905}. Without a source, the fact is assumed",
  },
);

/**
 * Where a fact comes from: `confirmed` by the product's owner (`ref` says who or which document, and when), or a public `standard`. A fact
 * without `source` is `assumed`: a writer assumed it, and nobody has confirmed it.
 */
export const source = sources.default({kind: 'assumed'});

export const tone = z.enum(TONES);

/** The id of a fact with its prefix, such as `field:key.name` or `label:kms.Create key`. `npm run facts` lists the assumed ones. */
export const factId = z
  .string()
  .regex(
    /^[a-z]+:\S/,
    'a reference is a kind, a colon and an id, such as field:key.name or "label:kms.Create key"',
  );
export const factIds = z.array(factId).default([]);

export type Localized = z.infer<typeof localized>;
export type LocalizedOrSame = z.infer<typeof localizedOrSame>;
export type Source = z.infer<typeof source>;
export type Tone = z.infer<typeof tone>;

/** Return a text in one language. */
export const textIn = (text: LocalizedOrSame, locale: Locale): string =>
  typeof text === 'string' ? text : text[locale];

/** Tell whether a value of data/ has a text in every language. */
const isLocalized = (value: unknown): value is Localized =>
  typeof value === 'object' && value !== null && LOCALES.every((locale) => locale in value);

type InLanguage<V> = V extends Localized ? string : V;
/** An entry of data/ in one language, without its source. */
export type LocalizedEntry<T> = {
  readonly [K in keyof T as K extends 'source' ? never : K]: InLanguage<T[K]>;
};

/** Return an entry of data/ with its texts in one language only, and without its source, for a component. */
export function localizeEntry<T extends object>(entry: T, locale: Locale): LocalizedEntry<T> {
  const shown = Object.entries(entry)
    .filter(([key]) => key !== 'source')
    .map(([key, value]): [string, unknown] => [key, isLocalized(value) ? value[locale] : value]);
  return Object.fromEntries(shown) as LocalizedEntry<T>;
}
