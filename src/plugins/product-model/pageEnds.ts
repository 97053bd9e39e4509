import {statementText, type LocatedFact} from './facts';
import type {Model} from './kinds';
import {LOCALE_FORMATS} from './localeFormats';
import {suggest} from './nearest';
import type {ShownFact} from './pageUses';
import type {Locale} from '../../settings/locales';
import {pick} from './schema';
import {listSlices} from './slices';

/** What the end of a page says: how many of its facts nobody has confirmed, and the releases that the manual describes. */
export type PageEndSlice = {readonly pending: number; readonly appliesTo: string};
/** A fact that waits for confirmation: its id, and its file and line. */
export type MarkSlice = {readonly id: string; readonly where: string};
export type UnconfirmedFactSlice = MarkSlice & {readonly name: string; readonly says: string};

/** Returns the name of a page's slice. */
export const pageSlice = (kind: 'page' | 'unconfirmed', page: string): string =>
  `${kind}${page.replaceAll('/', '.')}`;

const isPending = ({status}: LocatedFact): boolean => status === 'assumed';

/**
 * Returns the releases of a topic of limits as a list.
 * @throws Error when there is no such topic
 * @example 'platform 3.2.0, edge service 3.2.0'
 */
function releaseList(model: Model, topic: string, locale: Locale): string {
  const file = model.limits.find((each) => each.topic.id === topic);
  if (!file) {
    const known = model.limits.map((each) => each.topic.id);
    throw new Error(
      `data/limits has no topic "${topic}" of releases. Fix: ${suggest(topic, known)}`,
    );
  }
  return file.limits
    .map(({name, value}) => `${name[locale].toLowerCase()} ${pick(value, locale)}`)
    .join(LOCALE_FORMATS[locale].listSeparator);
}

const markOf = ({id, file, line}: LocatedFact): MarkSlice => ({id, where: `${file}:${line}`});

/**
 * Returns what the end of each page says, by file name. In the review view also what to mark: for each slice its facts in
 * the order of its rows, null where nobody has to confirm one; for each page the facts that wait.
 */
export function buildPageEnds(
  {model, releases, review}: {model: Model; releases: string; review: boolean},
  facts: readonly ShownFact[],
  pages: ReadonlySet<string>,
  locale: Locale,
): Map<string, unknown> {
  const slices = new Map<string, unknown>();
  const appliesTo = releaseList(model, releases, locale);
  const pending = facts.filter(isPending);
  for (const page of pages) {
    const waiting = pending.filter((fact) => fact.pages.includes(page));
    slices.set(pageSlice('page', page), {pending: waiting.length, appliesTo});
    if (!review) continue;
    const rows = waiting.map((fact): UnconfirmedFactSlice => ({
      ...markOf(fact),
      name: fact.name[locale],
      says: statementText(fact, locale),
    }));
    slices.set(pageSlice('unconfirmed', page), rows);
  }
  if (review) {
    const marks = new Map(pending.map((fact) => [fact.id, markOf(fact)]));
    for (const slice of listSlices(model).values()) {
      slices.set(
        `marks.${slice.name}`,
        slice.facts.map((id) => marks.get(id) ?? null),
      );
    }
  }
  return slices;
}
