import * as z from 'zod';
import {ERROR_CODE} from '../../../content/errorCode';
import {LOCALES, perLocale} from '../../../content/locales';
import {TASK_ROLES} from '../../../content/roles';
import {splitSentences} from '../../../lib/splitSentences';
import {
  id,
  localized,
  localizedWithLabels,
  localizeEntry,
  source,
  type Localized,
  type LocalizedEntry,
} from '../schema';
import {
  dataOfListAndEntries,
  factsOfList,
  type DataContext,
  type FactKind,
  type DataProblem,
} from './factKind';
import type {InterfaceFile} from './interface';
import type {StepFile} from './programming';

/**
 * What an operator does about the code of a station: stop all stations of the batch and call, stop this station and call, or do `action` once.
 * The rules that hold for every code are on the operator card.
 */
const VERDICTS = ['stop-all', 'stop', 'try'] as const;

/** Tell whether the advice on a code has the same number of steps in all languages. Each of its sentences is shown as one step. */
const hasSameNumberOfActions = (action: Localized): boolean =>
  new Set(LOCALES.map((locale) => splitSentences(action[locale]).length)).size === 1;

const error = z
  .strictObject({
    /** Only for an error without a code. The id of a code is the code in lower case, such as `verify-01`, because texts link to it. */
    id: id.optional(),
    /** The code exactly as the user interface shows it. An error without a code is identified by its message. */
    code: z
      .string()
      .regex(
        new RegExp(`^${ERROR_CODE}$`),
        'a code is three or more capitals, a hyphen and two digits, such as VERIFY-01',
      )
      .optional(),
    message: localized,
    cause: localized,
    /**
     * One or more sentences, each of which is an action. `<UI>` marks a label of the product, as on pages. A code may have none if its verdict
     * says everything.
     */
    action: localizedWithLabels.optional(),
    see: z
      .string()
      .regex(
        /^\/[a-z0-9./-]*(?:#[a-z0-9-]+)?$/,
        'see is a site path such as /obis/troubleshoot/faq, with or without #anchor',
      )
      .optional(),
    /** The role that solves the problem, whom the operator calls. Required for codes. */
    contact: z.enum(TASK_ROLES).exclude(['operator']).optional(),
    /** Required for codes of programming steps, because a station shows only these. */
    verdict: z.enum(VERDICTS).optional(),
    source,
  })
  .refine(({verdict = 'try', action}) => verdict !== 'try' || action, {
    path: ['action'],
    message: 'write what to do in `action`. Only a verdict to stop needs none',
  })
  .refine(({code, action}) => !code || !action || hasSameNumberOfActions(action), {
    path: ['action'],
    message:
      'the languages have different numbers of sentences. Each sentence of a code is shown as one step',
  })
  .transform((each, context) => {
    const {id: own, code = ''} = each;
    if (!own === !code)
      context.addIssue({
        code: 'custom',
        path: ['id'],
        message:
          'an error has either a `code` or an `id`. The id of a code is the code in lower case',
      });
    return {...each, id: own ?? code.toLowerCase()};
  });

/** Return the letters of a code: `VERIFY` of `VERIFY-01`. */
const prefixOf = (code: string): string => code.split('-')[0] ?? '';

const schema = z
  .strictObject({
    id,
    name: localized,
    /** Whether the tile stays green, because the device has passed before. */
    tileStaysGreen: z.boolean().default(false),
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
/** A link to a page or one of its sections. Its title is the heading of the section, or the title of the page. */
type SeeLink = {readonly path: string; readonly title: string};
export type ErrorData = Omit<LocalizedEntry<ProductError>, 'see'> & {
  readonly see?: SeeLink | undefined;
  /** Whether the tile that shows the error is green, because the device has passed. */
  readonly tileStaysGreen: boolean;
};
export type CodeData = ErrorData & {readonly code: string};
/** The errors of one area that have a code. All codes of an area begin with the same prefix, such as `VERIFY`. */
export type CodeAreaData = {
  readonly id: string;
  readonly prefix: string;
  readonly name: string;
  readonly errors: readonly CodeData[];
};

function seeLink(path: string, {titles}: DataContext): SeeLink {
  const [page = '', anchor] = path.split('#');
  const section = anchor && titles.heading(page, anchor);
  return {path, title: section || titles.page(page)};
}

/** List the labels of the product that a text quotes in `<UI>`. */
const labelsIn = (text: string): string[] =>
  [...text.matchAll(/<UI>(.*?)<\/UI>/g)].map(([, label]) => label ?? '');

/** Return the letters with which all codes of an area begin, or nothing if its errors have no codes. */
const prefixOfArea = ({errors: list}: ErrorFile): string =>
  prefixOf(list.find(({code}) => code)?.code ?? '');

/** Return the ids of the error areas of the programming steps. A step without errors has no area. */
const stepAreas = (model: Model): string[] =>
  model.programming.flatMap(({steps}) => steps.flatMap(({errors}) => errors ?? []));

/** Return a function that turns an error of the given area into component data, in the language of its context. */
const errorDataOf =
  ({tileStaysGreen}: ErrorFile) =>
  (each: ProductError, context: DataContext): ErrorData => ({
    ...localizeEntry(each, context.locale),
    see: each.see === undefined ? undefined : seeLink(each.see, context),
    tileStaysGreen,
  });

/** List the errors that have a code, grouped by area, for the error look-up. */
export const codeAreas = (model: Model, context: DataContext): CodeAreaData[] =>
  model.errors.flatMap((area) => {
    const {id, name, errors} = area;
    const toData = errorDataOf(area);
    const codes = errors.flatMap((each) =>
      each.code ? {...toData(each, context), code: each.code} : [],
    );
    const prefix = prefixOfArea(area);
    return prefix ? {id, prefix, name: name[context.locale], errors: codes} : [];
  });

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
  uniqueKeys: (content) => {
    const prefix = prefixOfArea(content);
    const codes = content.errors.flatMap(({code}, at) =>
      code ? {key: `error code ${code}`, path: ['errors', at, 'code']} : [],
    );
    // The error look-up finds the area of a code by its prefix.
    return prefix ? [{key: `prefix ${prefix} of error codes`, path: ['errors']}, ...codes] : codes;
  },
  foreignKeys: ({errors: list}, {model}) =>
    list.flatMap(({action}, at) =>
      LOCALES.flatMap((locale) =>
        labelsIn(action?.[locale] ?? '').map((label) => ({
          path: ['errors', at, 'action', locale],
          value: label,
          known: model.interface.flatMap(({labels}) => labels.map((each) => each[locale])),
          message: `the product shows no such text ("${label}")`,
        })),
      ),
    ),
  findProblems(content, model) {
    const {id: area, errors: list} = content;
    const prefix = prefixOfArea(content);
    const isOfStep = stepAreas(model).includes(area);
    const problems: DataProblem[] = [];
    if (prefix && !isOfStep && !area.startsWith('edge-')) {
      problems.push({
        path: [],
        message: `no step of data/programming/steps.yaml has the errors "${area}"`,
        fix: `write \`errors: ${area}\` in a step, or begin the name of this file with edge- if the edge service shows its codes`,
      });
    }
    for (const [at, {code, contact, verdict}] of list.entries()) {
      const path = ['errors', at, 'code'];
      if (code && !contact) {
        const fix = `add \`contact\` with one of: ${TASK_ROLES.filter((role) => role !== 'operator').join(', ')}`;
        problems.push({path, message: `${code} needs \`contact\``, fix});
      }
      if (code && isOfStep && !verdict) {
        const fix = `add \`verdict\` with one of: ${VERDICTS.join(', ')}`;
        problems.push({path, message: `${code} is a code of a station and needs \`verdict\``, fix});
      }
    }
    return problems;
  },
  componentData: (model) =>
    model.errors.flatMap((area) =>
      dataOfListAndEntries(`errors.${area.id}`, 'error:', area.errors, errorDataOf(area)),
    ),
  importedFiles: (model, context) => ({'error-codes': codeAreas(model, context)}),
};
