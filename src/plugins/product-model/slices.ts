import type {Model} from './loadModel';
import type {
  Field,
  Limit,
  Locale,
  LocalizedOrSame,
  Permission,
  ProductError,
  State,
  Step,
  Term,
} from './schema';
import {LOCALES} from './schema';
import {WRITING} from './writing';
import {columnKey} from './columnKey';
import {STANDINGS} from './confirmation';
import {codeAreas, stepPrefixes} from './errorCodes';
import {listFacts} from './facts';
import {indexTerms} from './glossaryIndex';
import {indexReferences} from './references';
import {screenSlice} from './screenSlice';
import {stateDiagramAlt, stateDiagramText} from './stateDiagram';
import {sliceNames} from './sliceNames';
import type {
  DiagramDraft,
  ErrorSlice,
  FieldSlice,
  LimitSlice,
  PermissionAreaSlice,
  PermissionSlice,
  SeeLink,
  StateSlice,
  StepSlice,
  TermSlice,
} from './sliceTypes';

const pick = (text: LocalizedOrSame, locale: Locale): string =>
  typeof text === 'string' ? text : text[locale];

/** A count with separators, from the number of digits on that the language has them. */
const formatCount = (count: number, locale: Locale): string =>
  count.toLocaleString('en', {useGrouping: count >= WRITING[locale].groupedFrom});

const fieldSlice = (field: Field, locale: Locale): FieldSlice => ({
  id: field.id,
  name: field.name[locale],
  column: columnKey(field),
  required: field.required,
  rule: field.rule[locale],
  meaning: field.meaning[locale],
  example: pick(field.example, locale),
});

const stateSlice = ({id, name, tone, meaning}: State, locale: Locale): StateSlice => ({
  id,
  name: name[locale],
  tone,
  meaning: meaning[locale],
});

const limitSlice = ({name, value, note}: Limit, locale: Locale): LimitSlice => ({
  name: name[locale],
  value: pick(value, locale),
  ...(note && {note: note[locale]}),
});

const permissionSlice = ({name}: Permission, locale: Locale): PermissionSlice => ({
  name: name[locale],
});

/**
 * A term's name with its abbreviation.
 * @example 'key check value (KCV)'; '密钥校验值（KCV）'
 */
function termHeading(term: Term, locale: Locale): string {
  const name = term[locale];
  if (!term.abbr || term.abbr === name) return name;
  return WRITING[locale].inBrackets(name, term.abbr);
}

/** Names in the locale's language. */
export type Titles = {
  readonly page: (page: string) => string;
  /** The text of a heading; nothing where the page has no heading with that id. */
  readonly section: (page: string, anchor: string) => string | undefined;
};

const permissionAreaSlice = (
  {area, permissions}: Model['permissions'][number],
  locale: Locale,
): PermissionAreaSlice => ({
  name: area.name[locale],
  permissions: permissions.map(({name, allows}) => ({name: name[locale], allows: allows[locale]})),
});

/** The language that the glossary names terms in besides the page's own: English, and on English pages the first translation. */
const otherLocale = (locale: Locale): Locale =>
  locale === LOCALES[0] ? (LOCALES[1] ?? LOCALES[0]) : LOCALES[0];

/** The slice of one glossary term. */
const termSlice = (term: Term, locale: Locale, titles: Titles): TermSlice => ({
  id: term.id,
  name: term[locale],
  heading: termHeading(term, locale),
  ...(term.abbr && {abbr: term.abbr}),
  other: term[otherLocale(locale)],
  otherLang: WRITING[otherLocale(locale)].tag,
  definition: term.definition[locale],
  synonyms: term.synonyms[locale],
  pages: term.pages.map((path) => ({path, title: titles.page(path)})),
});

/** A link to a page, or to a heading of it, which it is then named after. */
function seeLink(path: string, locale: Locale, titles: Titles): SeeLink {
  const [page = '', anchor] = path.split('#');
  const name = titles.page(page);
  const section = anchor && titles.section(page, anchor);
  if (!section) return {path, title: name};
  return {path, title: WRITING[locale].inBrackets(section, name), section};
}

/** @param ofStep whether a programming step ends with it */
const errorSlice = (
  error: ProductError,
  ofStep: boolean,
  locale: Locale,
  titles: Titles,
): ErrorSlice => ({
  id: error.id,
  ...(error.code && {code: error.code}),
  message: error.message[locale],
  cause: error.cause[locale],
  action: error.action[locale],
  ...(error.prevention && {prevention: error.prevention[locale]}),
  ...(error.see && {see: seeLink(error.see, locale, titles)}),
  ...(error.who && {who: error.who}),
  ...(ofStep && {counts: error.counts ?? true}),
});

/** The errors of an area. */
function errorRows(model: Model, area: string, locale: Locale, titles: Titles): ErrorSlice[] {
  const ofStep = model.programming.some(({steps}) => steps.some(({errors}) => errors === area));
  return model.errors
    .filter((file) => file.area.id === area)
    .flatMap(({errors}) => errors.map((error) => errorSlice(error, ofStep, locale, titles)));
}

const stepSlice = (step: Step, locale: Locale): StepSlice => ({
  id: step.id,
  name: step.name[locale],
  does: step.does[locale],
  ...(step.shows && {shows: step.shows[locale]}),
  irreversible: step.irreversible,
  ...(step.errors && {errors: step.errors}),
});

/** The slices of the look-up of error codes. */
export function buildCodes(model: Model, locale: Locale, titles: Titles): Map<string, unknown> {
  const areas = codeAreas(model, locale, (area) => errorRows(model, area, locale, titles));
  return new Map<string, unknown>([
    [sliceNames.errorCodes(), areas],
    [sliceNames.errorPrefixes(), stepPrefixes(model, areas)],
  ]);
}

/** Every slice of the model in one language, by file name, except the diagrams. */
export function buildSlices(model: Model, locale: Locale, titles: Titles): Map<string, unknown> {
  const slices = new Map<string, unknown>();
  for (const entity of model.entities) {
    const fields = entity.fields.map((field) => fieldSlice(field, locale));
    const states = entity.states.map((state) => stateSlice(state, locale));
    slices.set(sliceNames.fields(entity.id), fields);
    slices.set(sliceNames.states(entity.id), states);
    for (const field of fields) slices.set(sliceNames.field(entity.id, field.id), field);
    for (const state of states) slices.set(sliceNames.state(entity.id, state.id), state);
  }
  for (const {topic, limits} of model.limits) {
    const rows = limits.map((limit) => limitSlice(limit, locale));
    slices.set(sliceNames.limits(topic.id), rows);
    for (const [index, {id}] of limits.entries()) slices.set(sliceNames.limit(id), rows[index]);
  }
  for (const permission of model.permissions.flatMap(({permissions}) => permissions)) {
    slices.set(sliceNames.permission(permission.id), permissionSlice(permission, locale));
  }
  slices.set(
    sliceNames.permissions(),
    model.permissions.map((file) => permissionAreaSlice(file, locale)),
  );
  for (const {topic, terms} of model.glossary) {
    const entries = terms.map((term) => termSlice(term, locale, titles));
    slices.set(sliceNames.topic(topic.id), {terms: entries});
    for (const {id, name, heading, abbr, definition} of entries) {
      slices.set(sliceNames.term(id), {id, name, heading, abbr, definition});
    }
  }
  const standings = listFacts(model).map(({standing}) => standing);
  for (const standing of STANDINGS) {
    const count = standings.filter((each) => each === standing).length;
    slices.set(sliceNames.factCount(standing), {value: formatCount(count, locale)});
  }
  slices.set(sliceNames.glossaryIndex(), indexTerms(model, locale));
  const steps = model.programming.flatMap((file) => file.steps);
  for (const {area} of model.errors) {
    const rows = errorRows(model, area.id, locale, titles);
    slices.set(sliceNames.errors(area.id), rows);
    for (const row of rows) slices.set(sliceNames.error(row.id), row);
  }
  slices.set(
    sliceNames.steps(),
    steps.map((step) => stepSlice(step, locale)),
  );
  const shown = indexReferences(model);
  for (const screen of model.screens) {
    slices.set(sliceNames.screen(screen.id), screenSlice(screen, model, shown, locale));
  }
  return slices;
}

/** The state diagrams to render, by file name. */
export function buildDiagrams(model: Model, locale: Locale): Map<string, DiagramDraft> {
  return new Map(
    model.entities
      .filter(({states}) => states.length > 0)
      .map((entity) => [
        sliceNames.diagram(entity.id),
        {...stateDiagramText(entity, locale), alt: stateDiagramAlt(entity, locale)},
      ]),
  );
}
