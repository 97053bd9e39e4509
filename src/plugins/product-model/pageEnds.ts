import {sayings, type LocatedFact} from './facts';
import type {Model} from './loadModel';
import {suggest} from './nearest';
import type {ShownFact} from './pageUses';
import type {Locale} from './schema';
import {sliceNames} from './sliceNames';
import type {MarkSlice, PageEndSlice, PageFactSlice} from './sliceTypes';
import {WRITING} from './writing';

const isPending = ({standing}: LocatedFact): boolean => standing === 'assumed';

/**
 * The releases of a topic of limits as a list.
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
    .map(({name, value}) => {
      const release = typeof value === 'string' ? value : value[locale];
      return `${name[locale].toLowerCase()} ${release}`;
    })
    .join(WRITING[locale].listSeparator);
}

/** What the end of each page says, by file name. */
export function buildPageEnds(
  model: Model,
  releases: string,
  facts: readonly ShownFact[],
  pages: ReadonlySet<string>,
  locale: Locale,
): Map<string, PageEndSlice> {
  const appliesTo = releaseList(model, releases, locale);
  return new Map(
    [...pages].map((page) => {
      const pending = facts.filter((fact) => isPending(fact) && fact.pages.includes(page)).length;
      return [sliceNames.page(page), {pending, appliesTo}];
    }),
  );
}

const markOf = (fact: LocatedFact): MarkSlice => ({
  id: fact.id,
  where: `${fact.file}:${fact.line}`,
});

/**
 * What the review view marks, by file name: for each slice its facts in the order of its rows, null where nobody has to
 * confirm one; for each page the facts that wait.
 */
export function buildReview(
  facts: readonly ShownFact[],
  pages: ReadonlySet<string>,
  locale: Locale,
): Map<string, readonly (MarkSlice | null)[]> {
  const review = new Map<string, (MarkSlice | null)[]>();
  for (const page of pages) {
    const waiting = facts.filter((fact) => isPending(fact) && fact.pages.includes(page));
    const rows = waiting.map((fact): PageFactSlice => ({
      ...markOf(fact),
      name: fact.name[locale],
      says: sayings(fact, locale),
    }));
    review.set(sliceNames.pageFacts(page), rows);
  }
  for (const fact of facts) {
    for (const slice of fact.slices) {
      const name = sliceNames.marks(slice);
      review.set(name, [...(review.get(name) ?? []), isPending(fact) ? markOf(fact) : null]);
    }
  }
  return review;
}
