import * as z from 'zod';
import {languageName, languageTag, LOCALES, perLocale, type Locale} from '../../../content/locales';
import {PAGE_ROLES, TASK_ROLES, type PageRole, type TaskRole} from '../../../content/roles';
import {WriterError} from '../../../lib/writerError';
import {LOCALE_FORMATS} from '../localeFormats';
import {id, localized, source, wordLists, nonEmptyText} from '../schema';
import {dataOfEntries, factsOfList, dataOfList, type DataContext, type FactKind} from './factKind';

const term = z.strictObject({
  id,
  ...perLocale(() => nonEmptyText),
  abbr: nonEmptyText.optional(),
  definition: localized,
  /** What a role of readers does, in a few words for the landing page. Each of TASK_ROLES (src/content/roles.ts) has it. */
  responsibility: localized.optional(),
  /** Other names for the same thing. The glossary shows them. */
  synonyms: wordLists,
  /** Words that readers type when they look for the term. Only the search uses them. */
  typed: wordLists,
  /** Words that pages must not use for the term. The text lint reports them. */
  avoid: wordLists,
  pages: z.array(
    z.string().regex(/^\/[a-z0-9./-]*$/, 'a page is a site path such as /obis/common/glossary'),
  ),
  source,
});

const schema = z.strictObject({id, terms: z.array(term)});

export type Term = z.infer<typeof term>;
type GlossaryFile = z.infer<typeof schema>;
type Model = {readonly glossary: readonly GlossaryFile[]};
/** The data of `<Term>`: what the tooltip of a term shows. */
export type TermData = ReturnType<typeof termData>;
/** An entry of the glossary page, in `<GlossaryTopic>`. */
export type TermEntryData = ReturnType<typeof termEntryData>;

/** Return the second language in which the glossary names a term: Chinese on English pages, English on all others. */
const otherLocale = (locale: Locale): Locale =>
  locale === LOCALES[0] ? (LOCALES[1] ?? LOCALES[0]) : LOCALES[0];

/** Return the name of a term with its abbreviation: 'key check value (KCV)', '密钥校验值（KCV）'. */
export function termHeading({abbr, ...names}: Term, locale: Locale): string {
  const name = names[locale];
  return abbr && abbr !== name ? LOCALE_FORMATS[locale].inBrackets(name, abbr) : name;
}

/** Return the data of a term for its tooltip, in one language. */
function termData(term: Term, {locale}: DataContext) {
  return {
    id: term.id,
    name: term[locale],
    heading: termHeading(term, locale),
    abbr: term.abbr,
    definition: term.definition[locale],
  };
}

/** Return the data of a term for its entry on the glossary page, in one language. */
function termEntryData(each: Term, context: DataContext) {
  const other = otherLocale(context.locale);
  return {
    ...termData(each, context),
    other: each[other],
    otherLang: languageTag(other),
    synonyms: each.synonyms[context.locale],
    pages: each.pages.map((path) => ({path, title: context.titles.page(path)})),
  };
}

/**
 * Return a text of each role, from the glossary term with its id.
 * @throws WriterError if a role has no term, or its term lacks the text
 */
function textsOfRoles<Id extends PageRole>(
  {glossary: topics}: Model,
  roles: readonly Id[],
  textOf: (term: Term) => string | undefined,
): Record<Id, string> {
  const terms = topics.flatMap((topic) => topic.terms);
  const texts = roles.map((role) => {
    const found = terms.find((each) => each.id === role);
    const text = found && textOf(found);
    if (!text)
      throw new WriterError(
        `data/glossary has no ${found ? 'responsibility' : 'term'} for the role "${role}" of src/content/roles.ts. Fix: add it.`,
      );
    return [role, text];
  });
  return Object.fromEntries(texts) as Record<Id, string>;
}

/** Return the name of each role in one language. */
export const roleNames = (model: Model, locale: Locale): Record<PageRole, string> =>
  textsOfRoles(model, PAGE_ROLES, (each) => each[locale]);

/** Return what each role of readers does, in one language. */
export const roleResponsibilities = (model: Model, locale: Locale): Record<TaskRole, string> =>
  textsOfRoles(model, TASK_ROLES, ({responsibility}) => responsibility?.[locale]);

export const glossary: FactKind<GlossaryFile, Model> = {
  schema,
  facts: ({terms}) =>
    factsOfList('term', 'terms', terms, ({definition, ...names}) => ({
      name: perLocale((locale) => names[locale]),
      summary: definition,
    })),
  uniqueKeys: ({terms}) =>
    LOCALES.flatMap((locale) =>
      terms.map((each, at) => ({
        key: `${languageName(locale)} term "${each[locale].toLowerCase()}"`,
        path: ['terms', at, locale],
      })),
    ),
  foreignKeys: ({terms}, {routes}) =>
    terms.flatMap((each, at) =>
      each.pages.map((page, index) => ({
        path: ['terms', at, 'pages', index],
        value: page,
        known: routes,
        message: `the page ${page} does not exist`,
      })),
    ),
  notProse: ['synonyms', 'typed', 'avoid', 'pages'],
  componentData: (model) =>
    model.glossary.flatMap(({id, terms}) => [
      dataOfList(`topic.${id}`, 'term:', terms, termEntryData),
      ...dataOfEntries('term:', terms, termData),
    ]),
  importedFiles: (model, {locale}) => ({
    roles: roleNames(model, locale),
    'role-responsibilities': roleResponsibilities(model, locale),
  }),
};
