import type {Standing} from './confirmation';
import type {Locale} from './schema';

/** File names of the slices, shared by the plugin that writes them and the remark plugin that requires them. */
export const sliceNames = {
  fields: (entity: string) => `fields.${entity}`,
  field: (entity: string, field: string) => `field.${entity}.${field}`,
  states: (entity: string) => `states.${entity}`,
  state: (entity: string, state: string) => `state.${entity}.${state}`,
  diagram: (entity: string) => `diagram.${entity}`,
  limits: (topic: string) => `limits.${topic}`,
  limit: (id: string) => `limit.${id}`,
  permission: (id: string) => `permission.${id}`,
  permissions: () => 'permissions',
  term: (id: string) => `term.${id}`,
  topic: (id: string) => `topic.${id}`,
  glossaryIndex: () => 'glossary-index',
  errors: (area: string) => `errors.${area}`,
  error: (id: string) => `error.${id}`,
  /** For the look-up of a code, in the language of the build alone: without its prefix. */
  errorCodes: () => 'error-codes',
  errorPrefixes: () => 'error-prefixes',
  steps: () => 'steps',
  screen: (id: string) => `screen.${id}`,
  factCount: (standing: Standing) => `fact-count.${standing}`,
  /** The end of a page. */
  page: (page: string) => `page${page.replaceAll('/', '.')}`,
  /** In the review view: the marks of a slice, and the facts of a page. */
  marks: (slice: string) => `marks.${slice}`,
  pageFacts: (page: string) => `page-facts${page.replaceAll('/', '.')}`,
} as const;

/**
 * The file name of a slice in one language.
 * @example inLocale('term.kcv', 'zh') → 'zh.term.kcv'
 */
export const inLocale = (slice: string, locale: Locale): string => `${locale}.${slice}`;
