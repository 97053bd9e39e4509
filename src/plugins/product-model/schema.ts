import * as z from 'zod';
import {LOCALES, perLocale, type Locale} from '../../settings/locales';

// The languages of the site are those of the texts in data/.
export {LOCALES, type Locale};

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

const id = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'an id is lower-case letters, digits and single hyphens');
const words = z.string().trim().min(1, 'the text is empty');

/** A text in every language; a missing one fails the build. */
const localized = z.strictObject(perLocale(() => words));

/** A text in every language, or one text (a number, a code) that is the same in all. */
const localizedOrSame = z.union([words, localized]);

/**
 * Where a fact comes from: the site's specification, a public standard, somebody who owns the product, or nowhere yet.
 * A confirmation holds for the words that its stamp was made of (`confirmation.ts`).
 */
const source = z.discriminatedUnion('kind', [
  z.strictObject({kind: z.literal('spec'), ref: words}),
  z.strictObject({kind: z.literal('standard'), ref: words}),
  z.strictObject({
    kind: z.literal('confirmed'),
    by: words,
    on: z.iso.date('on is a date such as 2026-03-12'),
    stamp: z.string().regex(/^[a-p]{10}$/, 'a stamp is written by npm run facts -- --confirm'),
  }),
  z.strictObject({kind: z.literal('assumed')}),
]);

const field = z.strictObject({
  id,
  name: localized,
  required: z.enum(['yes', 'no', 'generated', 'conditional']),
  rule: localized,
  meaning: localized,
  example: localizedOrSame,
  source,
});

const tone = z.enum(['success', 'info', 'warning', 'danger', 'neutral']);

const state = z.strictObject({
  id,
  name: localized,
  tone,
  meaning: localized,
  source,
});

const transition = z.strictObject({from: id, to: id, action: localized, source});

const limit = z.strictObject({
  id,
  name: localized,
  value: localizedOrSame,
  note: localized.optional(),
  source,
});

const permission = z.strictObject({id, name: localized, allows: localized, source});

const wordsInEach = z.strictObject(perLocale(() => z.array(words).default([])));
const NO_WORDS = perLocale((): string[] => []);

const term = z.strictObject({
  id,
  ...perLocale(() => words),
  abbr: words.optional(),
  definition: localized,
  /** Other names of the same thing, which the glossary shows. */
  synonyms: wordsInEach.default(NO_WORDS),
  /** What people type when they look for it, and which is not its name: for the search only. */
  searched: wordsInEach.default(NO_WORDS),
  /** Words that pages must not use for this: the text lint reports them. */
  avoid: wordsInEach.default(NO_WORDS),
  pages: z.array(
    z.string().regex(/^\/[a-z0-9./-]*$/, 'a page is a site path such as /obis/common/glossary'),
  ),
  source,
});

/** Who can put an error right. */
const WHO = ['operator', 'engineer', 'product-owner', 'administrator'] as const;

const error = z
  .strictObject({
    id,
    /** Verbatim from the user interface; errors without a code are identified by their message. */
    code: z
      .string()
      .regex(/^[A-Z]+-\d{2}$/, 'a code is capitals, a hyphen and two digits, such as VERIFY-01')
      .optional(),
    message: localized,
    cause: localized,
    action: localized,
    prevention: localized.optional(),
    see: z
      .string()
      .regex(
        /^\/[a-z0-9./-]*(?:#[a-z0-9-]+)?$/,
        'see is a site path such as /obis/troubleshoot/faq, with or without #anchor',
      )
      .optional(),
    who: z.enum(WHO).optional(),
    /** Whether a device that fails with it has used up an attempt; for errors of programming steps. */
    counts: z.boolean().optional(),
    source,
  })
  .refine(({code, who}) => !code || who, {
    path: ['code'],
    message: `an error with a code needs \`who\`: ${WHO.join(', ')}`,
  });

const step = z.strictObject({
  id,
  name: localized,
  does: localized,
  shows: localized.optional(),
  irreversible: z.boolean(),
  /** The area of data/errors with the errors of this step. */
  errors: id.optional(),
  source,
});

const group = z.strictObject({id, name: localized});

/** Words on the screen; their source is the file's unless they have their own. */
const label = localized.extend({source: source.optional()});

const listOfWords = z.array(words);

/** Search synonyms. They have no source, since no page shows them. */
const synonym = z.strictObject({
  names: z.strictObject(perLocale(() => listOfWords.min(1))),
  typed: z.strictObject(perLocale(() => listOfWords)),
});

/** A fact by kind and id, as `npm run facts` lists them: `field:key.name`, `label:kms.Create key`. */
const reference = z
  .string()
  .regex(
    /^(?:entity|field|state|limit|step|error|label):\S/,
    'a reference is a kind, a colon and an id, such as field:key.name or "label:kms.Create key"',
  );
const references = z.array(reference).default([]);

/** A field (or any words) with the value that the drawing shows: that of `value`, else the field's example. */
const screenRow = z.strictObject({
  show: reference,
  value: reference.optional(),
  as: z.enum(['select', 'secret', 'fixed']).optional(),
});
const screenRows = z.array(screenRow).default([]);

/** A slot of the programming client, as the operator sees it. */
const screenTile = z.strictObject({
  show: reference,
  tone,
  lines: references,
  buttons: references,
});

/** Schema of the files of each folder of data/. */
export const fileSchemas = {
  entities: z.strictObject({
    id,
    name: localized,
    source,
    fields: z.array(field).default([]),
    states: z.array(state).default([]),
    transitions: z.array(transition).default([]),
  }),
  limits: z.strictObject({topic: group, limits: z.array(limit)}),
  permissions: z.strictObject({area: group, permissions: z.array(permission)}),
  glossary: z.strictObject({topic: group, terms: z.array(term)}),
  errors: z.strictObject({area: group, errors: z.array(error)}),
  programming: z.strictObject({steps: z.array(step)}),
  interface: z.strictObject({
    area: group,
    source,
    labels: z.array(label),
    /** The entries of the menu, which are labels of this area, for drawings of its screens. */
    menu: references,
  }),
  screens: z.strictObject({
    id,
    source,
    /** The area of data/interface whose screen it is. */
    area: id,
    /** What the drawing says as a whole, for people who do not see it. */
    alt: localized,
    /** The card of a dialog, in front of a page; with `danger`, one that cannot be undone. */
    dialog: z.boolean().default(false),
    danger: z.boolean().default(false),
    /** At the end of the top bar: values of fields, and labels as signals that are green. */
    bar: references,
    menu: reference.optional(),
    path: references,
    title: reference,
    /** Buttons beside the title; the primary one comes last. */
    actions: references,
    primary: reference.optional(),
    tabs: references,
    tab: reference.optional(),
    details: screenRows,
    form: screenRows,
    table: screenRows,
    tiles: z.array(screenTile).default([]),
    /** Buttons below; the last is the primary one. */
    buttons: references,
    callouts: z
      .array(
        z.strictObject({
          at: reference,
          /** No step of a page does anything there. */
          aside: z.boolean().optional(),
          ...perLocale(() => words),
        }),
      )
      .default([]),
  }),
  synonyms: z.strictObject({synonyms: z.array(synonym)}),
} as const;

/** A folder of data/. */
export type Folder = keyof typeof fileSchemas;
/** Content of a file of a folder. */
export type FileContent<F extends Folder> = z.infer<(typeof fileSchemas)[F]>;
export type Localized = z.infer<typeof localized>;
export type Source = z.infer<typeof source>;
export type LocalizedOrSame = z.infer<typeof localizedOrSame>;
export type Field = z.infer<typeof field>;
export type State = z.infer<typeof state>;
export type Limit = z.infer<typeof limit>;
export type Permission = z.infer<typeof permission>;
export type Term = z.infer<typeof term>;
export type ProductError = z.infer<typeof error>;
export type Step = z.infer<typeof step>;
export type Tone = z.infer<typeof tone>;
export type Screen = FileContent<'screens'>;
export type ScreenRow = z.infer<typeof screenRow>;
