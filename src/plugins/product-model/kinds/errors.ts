import * as z from 'zod';
import {ROLES} from '../../../settings/roles';
import {LOCALE_FORMATS} from '../localeFormats';
import {group, id, localized, localizeEntry, source, type LocalizedEntry} from '../schema';
import type {Model} from '.';
import {listEntries, sliceRows, type Kind, type SliceContext} from './kind';

/** Whether an operator selects Retry: never, as the action says, or only once the one who acts has cleared the cause. */
const RETRY = ['never', 'as-described', 'after-clearance'] as const;

const error = z.strictObject({
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
  /** Who can put it right. */
  who: z.enum(ROLES).optional(),
  /** Whether a device that fails with it has used up an attempt; for errors of programming steps. */
  counts: z.boolean().optional(),
  /** Codes of a station have it: those of an area that a programming step names. */
  retry: z.enum(RETRY).optional(),
  source,
});

const schema = z.strictObject({area: group, errors: z.array(error)});

type ProductError = z.infer<typeof error>;
/** A link that is named after the heading it leads to, `section`, and its page. */
type SeeLink = {readonly path: string; readonly title: string; readonly section?: string};
export type ErrorSlice = Omit<LocalizedEntry<ProductError>, 'see'> & {
  readonly see?: SeeLink | undefined;
};
export type CodeSlice = ErrorSlice & {readonly code: string};
/** The errors with a code of one area; all codes of an area have the same letters. */
export type CodeAreaSlice = {
  readonly id: string;
  readonly prefix: string;
  readonly name: string;
  readonly errors: readonly CodeSlice[];
};
type PrefixSlice = Pick<CodeAreaSlice, 'id' | 'prefix'>;
/** The letters of the codes that a station shows, in the order of its steps, and those of the others. */
export type PrefixSlices = Readonly<Record<'station' | 'edge', readonly PrefixSlice[]>>;

function seeLink(path: string, {locale, titles}: SliceContext): SeeLink {
  const [page = '', anchor] = path.split('#');
  const name = titles.page(page);
  const section = anchor && titles.section(page, anchor);
  if (!section) return {path, title: name};
  return {path, title: LOCALE_FORMATS[locale].inBrackets(section, name), section};
}

/** Returns the area of errors of each programming step, in their order. */
const stepAreas = (model: Model): (string | undefined)[] =>
  model.programming.flatMap(({steps}) => steps.map(({errors}) => errors));

/** @param ofStep whether a programming step ends with it */
const errorSlice = (each: ProductError, ofStep: boolean, context: SliceContext): ErrorSlice => ({
  ...localizeEntry(each, context.locale),
  see: each.see === undefined ? undefined : seeLink(each.see, context),
  counts: ofStep ? (each.counts ?? true) : undefined,
});

/** Returns every error with a code, by its area: the data of the look-up of codes. */
export const codeAreas = (model: Model, context: SliceContext): CodeAreaSlice[] =>
  model.errors.flatMap(({area, errors}) => {
    const ofStep = stepAreas(model).includes(area.id);
    const codes = errors.flatMap((each) =>
      each.code ? {...errorSlice(each, ofStep, context), code: each.code} : [],
    );
    const [prefix] = codes[0]?.code.split('-') ?? [];
    return prefix ? {id: area.id, prefix, name: area.name[context.locale], errors: codes} : [];
  });

/** Returns the letters of all codes. */
export function codePrefixes(model: Model, areas: readonly CodeAreaSlice[]): PrefixSlices {
  const steps = stepAreas(model);
  const all = areas.map(({id, prefix}) => ({id, prefix}));
  return {
    station: steps.flatMap((step) => all.filter(({id}) => id === step)),
    edge: all.filter(({id}) => !steps.includes(id)),
  };
}

export const errors: Kind<z.infer<typeof schema>> = {
  schema,
  facts: (content) =>
    listEntries('error', 'errors', content.errors, ({message, cause}) => ({
      name: message,
      says: cause,
    })),
  names: ({area, errors: list}) => [
    {kind: 'errors area', id: area.id, path: ['area']},
    ...list.flatMap(({code}, at) =>
      code ? {kind: 'error code', id: code, path: ['errors', at, 'code']} : [],
    ),
  ],
  mentions: ({area, errors: list}, {model, pages}) =>
    list.flatMap(({id, code, see, who = '', retry = ''}, at) => {
      const page = see?.replace(/#.*/, '');
      const message = `the page ${page} does not exist`;
      const ofStep = stepAreas(model).includes(area.id);
      const path = ['errors', at, 'code'];
      const [letters] = list.flatMap((each) => each.code?.split('-')[0] ?? []);
      const isOther = `${code} has other letters than its area, or another number than its id`;
      const needsWho = `${code} needs \`who\`, the role that can put it right`;
      const needsRetry = `${code}, a code of a station, needs \`retry\`: whether an operator selects Retry never, as the action says, or only after clearance`;
      return [
        {path: ['errors', at, 'see'], value: page, known: pages, message},
        {path, value: code, known: [`${letters}-${id.slice(-2)}`], message: isOther},
        {path, value: code && who, known: ROLES, message: needsWho},
        {path, value: ofStep ? code && retry : undefined, known: RETRY, message: needsRetry},
      ];
    }),
  slices: (model) =>
    model.errors.flatMap(({area, errors: list}) => {
      const ofStep = stepAreas(model).includes(area.id);
      return sliceRows(`errors.${area.id}`, 'error:', list, (each, context) =>
        errorSlice(each, ofStep, context),
      );
    }),
  components: {ErrorTable: {shows: {ids: 'error', area: 'errors'}, marks: 'rows'}},
};
