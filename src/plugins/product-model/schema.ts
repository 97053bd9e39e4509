import * as z from 'zod';
import {LOCALES, perLocale, type Locale} from '../../settings/locales';

/**
 * Narrows a locale of the site to one of the model.
 * @param where the file to name in the error
 * @throws Error for a locale without facts: its pages would silently show those of another
 */
export function factsLocale(locale: string, where: string): Locale {
  const known = LOCALES.find((each) => each === locale);
  if (known) return known;
  throw new Error(
    `${where}: data/ has no facts in the locale "${locale}", only in ${LOCALES.join(' and ')}. Fix: see ` +
      '"Add a language" in GROWTH.md, or remove the pages of that language.',
  );
}

export const id = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'an id is lower-case letters, digits and single hyphens');
export const words = z.string().trim().min(1, 'the text is empty');

/** A text in every language; a missing one fails the build. */
export const localized = z.strictObject(perLocale(() => words));

/** A text in every language, or one text (a number, a code) that is the same in all. */
export const localizedOrSame = z.union([words, localized]);

/**
 * Where a fact comes from: the site's specification, a public standard, somebody who owns the product, or nowhere yet.
 * A confirmation holds for the words that its stamp was made of (`confirmation.ts`).
 */
export const source = z.discriminatedUnion('kind', [
  z.strictObject({kind: z.literal('spec'), ref: words}),
  z.strictObject({kind: z.literal('standard'), ref: localizedOrSame}),
  z.strictObject({
    kind: z.literal('confirmed'),
    by: words,
    on: z.iso.date('on is a date such as 2026-03-12'),
    stamp: z.string().regex(/^[a-p]{10}$/, 'a stamp is written by npm run facts -- --confirm'),
  }),
  z.strictObject({kind: z.literal('assumed')}),
]);

/** The colours of a badge, named by meaning. */
export const tone = z.enum(['success', 'info', 'warning', 'danger', 'neutral']);

/** The topic or area of a file. */
export const group = z.strictObject({id, name: localized});

/** A fact by kind and id, as `npm run facts` lists it: `field:key.name`, `label:kms.Create key`. */
export const reference = z
  .string()
  .regex(
    /^(?:entity|field|state|limit|step|error|label):\S/,
    'a reference is a kind, a colon and an id, such as field:key.name or "label:kms.Create key"',
  );
export const references = z.array(reference).default([]);

export type Localized = z.infer<typeof localized>;
export type LocalizedOrSame = z.infer<typeof localizedOrSame>;
export type Source = z.infer<typeof source>;
export type Tone = z.infer<typeof tone>;

/** Returns a text in one language. */
export const pick = (text: LocalizedOrSame, locale: Locale): string =>
  typeof text === 'string' ? text : text[locale];

export const isText = (value: unknown): value is Localized =>
  typeof value === 'object' && value !== null && LOCALES.every((locale) => locale in value);

type InLanguage<V> = V extends Localized ? string : V;
/** An entry of data/ in one language, without its source. */
export type LocalizedEntry<T> = {
  readonly [K in keyof T as K extends 'source' ? never : K]: InLanguage<T[K]>;
};

/** Reduces an entry of data/ to one language, without its source: what a component shows of it. */
export function localizeEntry<T extends object>(entry: T, locale: Locale): LocalizedEntry<T> {
  const shown = Object.entries(entry)
    .filter(([key]) => key !== 'source')
    .map(([key, value]): [string, unknown] => [key, isText(value) ? value[locale] : value]);
  return Object.fromEntries(shown) as LocalizedEntry<T>;
}
