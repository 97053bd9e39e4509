import * as z from 'zod';
import {LOCALES, perLocale} from '../../../content/locales';
import {ROLES} from '../../../content/roles';
import {LOCALE_FORMATS} from '../localeFormats';
import {id, localized, localizeEntry, source, type LocalizedEntry} from '../schema';
import {dataOfListAndEntries, factsOfList, type DataContext, type FactKind} from './factKind';
import type {InterfaceFile} from './interface';
import type {StepFile} from './programming';

/** When an operator may select Retry: never, as the text of `action` says, or after the person in `callOrTell` has removed the cause. */
const RETRY = ['never', 'as-described', 'after-clearance'] as const;

/** What an operator stops: the station, or all stations of the batch. A stop includes a call to the person in `callOrTell`. */
const STOPS = ['stop-station', 'stop-all-stations'] as const;

/** What an operator does if the same device shows the same code again. */
const REPEAT_ON_SAME_DEVICE = ['set-aside', ...STOPS] as const;

/** What an operator does if the previous device or another tile has the same code. `ignore`: do the same as if no other device had it. */
const REPEAT_ON_OTHER_DEVICE = [...STOPS, 'ignore'] as const;

const error = z
  .strictObject({
    /** The default is the code in lower case, such as `verify-01`. */
    id: id.optional(),
    /** The code exactly as the user interface shows it. An error without a code is identified by its message. */
    code: z
      .string()
      .regex(/^[A-Z]+-\d{2}$/, 'a code is capitals, a hyphen and two digits, such as VERIFY-01')
      .optional(),
    message: localized,
    cause: localized,
    /** One or more sentences, each of which is an action. `<UI>` marks a label of the product, as on pages. */
    action: localized,
    see: z
      .string()
      .regex(
        /^\/[a-z0-9./-]*(?:#[a-z0-9-]+)?$/,
        'see is a site path such as /obis/troubleshoot/faq, with or without #anchor',
      )
      .optional(),
    /** The role that solves the problem. The operator calls or tells this person when the action says so. Required for codes. */
    callOrTell: z.enum(ROLES).exclude(['operator']).optional(),
    /** Whether the failure uses up one of the allowed programming attempts. Only for errors of programming steps. The default is true. */
    usesUpAttempt: z.boolean().optional(),
    /** Required for codes of programming steps, because a station shows only these. */
    retry: z.enum(RETRY).optional(),
    /** What the operator does first, whenever the code appears. Such a code does not have the two keys for repeats. */
    first: z.enum(STOPS).optional(),
    repeatOnSameDevice: z.enum(REPEAT_ON_SAME_DEVICE).optional(),
    /** The default is `stop-station`. */
    repeatOnOtherDevice: z.enum(REPEAT_ON_OTHER_DEVICE).optional(),
    source,
  })
  .refine(
    ({first, repeatOnSameDevice, repeatOnOtherDevice}) =>
      !first || !(repeatOnSameDevice ?? repeatOnOtherDevice),
    {
      path: ['first'],
      message:
        'a code with `first` has no `repeatOnSameDevice` and no `repeatOnOtherDevice`. Remove them, or remove `first`',
    },
  )
  .refine(
    ({repeatOnOtherDevice, action}) =>
      LOCALES.every((locale) => {
        const text = action[locale];
        // A text that is not translated yet is in English.
        const {eachDevice} = LOCALE_FORMATS[text === action.en ? 'en' : locale];
        return text.startsWith(eachDevice) === (repeatOnOtherDevice === 'ignore');
      }),
    {
      path: ['action'],
      message: `an action begins with ${LOCALES.map((locale) => `"${LOCALE_FORMATS[locale].eachDevice}"`).join(', ')} if the code has \`repeatOnOtherDevice: ignore\`, and only then, because the operator card names such rows by these words`,
    },
  )
  .transform((each, context) => {
    const ownOrCode = each.id ?? each.code?.toLowerCase();
    if (ownOrCode) return {...each, id: ownOrCode};
    context.addIssue({
      code: 'custom',
      path: ['id'],
      message: 'an error without a code needs an id',
    });
    return z.NEVER;
  });

/** Return the letters of a code: `VERIFY` of `VERIFY-01`. */
const prefixOf = (code: string): string => code.split('-')[0] ?? '';

const schema = z
  .strictObject({
    id,
    name: localized,
    /** Whether the tile stays green, because the device has passed before. */
    isOnGreenTile: z.boolean().default(false),
    errors: z.array(error),
  })
  .superRefine(({errors: list}, context) => {
    const codes = list.flatMap(({code = ''}, at) => (code ? [{code, at}] : []));
    const prefix = prefixOf(codes[0]?.code ?? '');
    for (const {code, at} of codes.filter(({code}) => prefixOf(code) !== prefix)) {
      const message = `all codes of a file begin alike, and ${code} does not begin with ${prefix}-`;
      context.addIssue({code: 'custom', path: ['errors', at, 'code'], message});
    }
  });

type ProductError = z.infer<typeof error>;
/** A file of data/errors: the errors of one area, such as a programming step. */
type ErrorFile = z.infer<typeof schema>;
type Model = {
  readonly errors: readonly ErrorFile[];
  readonly interface: readonly InterfaceFile[];
  readonly programming: readonly StepFile[];
};
/** A link to a page or one of its sections. The title is the title of the page or, with an anchor, 'Heading (Page)'. */
type SeeLink = {readonly path: string; readonly title: string; readonly section?: string};
export type ErrorData = Omit<LocalizedEntry<ProductError>, 'see'> & {
  readonly see?: SeeLink | undefined;
};
export type CodeData = ErrorData & {
  readonly code: string;
  /** Whether the tile that shows the code is green, because the device has passed. */
  readonly isOnGreenTile: boolean;
};
/** The errors of one area that have a code. All codes of an area begin with the same prefix, such as `VERIFY`. */
export type CodeAreaData = {
  readonly id: string;
  readonly prefix: string;
  readonly name: string;
  readonly errors: readonly CodeData[];
};
type PrefixData = Pick<CodeAreaData, 'id' | 'prefix' | 'name'>;
/** The prefixes of the codes that a station reports. */
export type CodePrefixes = readonly PrefixData[];

function seeLink(path: string, {locale, titles}: DataContext): SeeLink {
  const [page = '', anchor] = path.split('#');
  const name = titles.page(page);
  const section = anchor && titles.heading(page, anchor);
  if (!section) return {path, title: name};
  return {path, title: LOCALE_FORMATS[locale].inBrackets(section, name), section};
}

/** List the labels of the product that a text quotes in `<UI>`. */
const labelsIn = (text: string): string[] =>
  [...text.matchAll(/<UI>(.*?)<\/UI>/g)].map(([, label]) => label ?? '');

/** Return the ids of the error areas of the programming steps. A step without errors has no area. */
const stepAreas = (model: Model): string[] =>
  model.programming.flatMap(({steps}) => steps.flatMap(({errors}) => errors ?? []));

/**
 * Return the data of an error in one language.
 * @param isOfStep whether it is an error of a programming step
 */
const errorData = (each: ProductError, isOfStep: boolean, context: DataContext): ErrorData => ({
  ...localizeEntry(each, context.locale),
  see: each.see === undefined ? undefined : seeLink(each.see, context),
  usesUpAttempt: isOfStep ? (each.usesUpAttempt ?? true) : undefined,
});

/** List the errors that have a code, grouped by area, for the error look-up. */
export const codeAreas = (model: Model, context: DataContext): CodeAreaData[] =>
  model.errors.flatMap(({id, name, isOnGreenTile, errors}) => {
    const isOfStep = stepAreas(model).includes(id);
    const codes = errors.flatMap((each) =>
      each.code ? {...errorData(each, isOfStep, context), code: each.code, isOnGreenTile} : [],
    );
    const prefix = prefixOf(codes[0]?.code ?? '');
    return prefix ? {id, prefix, name: name[context.locale], errors: codes} : [];
  });

/** List the prefixes of the codes that a station reports, which readers can select in the search. */
export function codePrefixes(model: Model, areas: readonly CodeAreaData[]): CodePrefixes {
  const steps = stepAreas(model);
  return areas
    .filter(({id}) => steps.includes(id))
    .map(({id, prefix, name}) => ({id, prefix, name}));
}

export const errors: FactKind<ErrorFile, Model> = {
  schema,
  facts: (content) =>
    factsOfList('error', 'errors', content.errors, ({code, message, cause}) => ({
      name: message,
      summary: cause,
      screenItem: {name: code ? perLocale((locale) => `${code} ${message[locale]}`) : message},
    })),
  textsOnScreen: (content) => content.errors.map(({message}) => message),
  notProse: ['see'],
  uniqueKeys: ({errors: list}) =>
    list.flatMap(({code}, at) =>
      code ? {key: `error code ${code}`, path: ['errors', at, 'code']} : [],
    ),
  foreignKeys: ({id: area, errors: list}, {model}) =>
    list.flatMap(({code, action, callOrTell = '', retry = ''}, at) => {
      const isOfStep = stepAreas(model).includes(area);
      const path = ['errors', at, 'code'];
      return [
        {
          path: [],
          value: code && area,
          known: [...stepAreas(model), ...(area.startsWith('edge-') ? [area] : [])],
          message: `no step of data/programming/steps.yaml has the errors "${area}", and the ids of the areas of the edge service begin with "edge-"`,
        },
        {path, value: code && callOrTell, known: ROLES, message: `${code} needs \`callOrTell\``},
        {
          path,
          value: isOfStep ? code && retry : undefined,
          known: RETRY,
          message: `${code} is a code of a station and needs \`retry\``,
        },
        ...LOCALES.flatMap((locale) =>
          labelsIn(action[locale]).map((label) => ({
            path: ['errors', at, 'action', locale],
            value: label,
            known: model.interface.flatMap(({labels}) => labels.map((each) => each[locale])),
            message: `the product shows no such text ("${label}")`,
          })),
        ),
      ];
    }),
  componentData: (model) =>
    model.errors.flatMap(({id: area, errors: list}) => {
      const isOfStep = stepAreas(model).includes(area);
      return dataOfListAndEntries(`errors.${area}`, 'error:', list, (each, context) =>
        errorData(each, isOfStep, context),
      );
    }),
  imports(model, context) {
    const codes = codeAreas(model, context);
    return {'error-codes': codes, 'error-prefixes': codePrefixes(model, codes)};
  },
};
