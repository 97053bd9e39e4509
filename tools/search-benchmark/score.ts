import {distinctPages, type Hit} from './engine';
import type {Outline} from './outline';
import type {Query} from './queries';

/** The outcome of one query. */
export type Outcome = {
  query: Query;
  /** Distinct pages, best first. */
  pages: readonly Hit[];
  /** Rank of the first accepted page, from 1; 0 when it is not among the first ten. */
  rank: number;
  /** Whether the first result of that page leads into an accepted section; null when no section is asked for. */
  isPlaced: boolean | null;
};

/** Scores of a set of queries, each from 0 to 1. */
export type Figures = {
  queries: number;
  hit1: number;
  hit3: number;
  /** Mean reciprocal rank, cut at rank ten. */
  mrr: number;
  /** Of the queries with a section, the share whose result links there; null without such queries. */
  place: number | null;
};

/**
 * Compares the results of a query with its accepted targets.
 * @param outlineOf the anchors of a page
 */
export function judge(
  query: Query,
  hits: Iterable<Hit>,
  outlineOf: (page: string) => Outline | undefined,
): Outcome {
  const pages = distinctPages(hits);
  const rank = 1 + pages.findIndex(({page}) => query.accept.some((one) => one.page === page));
  const wantsPlace = Boolean(query.accept[0]?.anchor);
  const best = pages[rank - 1];
  const isPlaced =
    best !== undefined &&
    query.accept.some(
      ({page, anchor}) =>
        page === best.page &&
        (anchor === null || outlineOf(page)?.leadsInto(best.anchor, anchor) === true),
    );
  return {query, pages, rank, isPlaced: wantsPlace ? isPlaced : null};
}

const share = (part: number, whole: number) => (whole === 0 ? 0 : part / whole);

/** Scores of a set of outcomes. */
export function figuresOf(outcomes: readonly Outcome[]): Figures {
  const count = (test: (outcome: Outcome) => boolean) => outcomes.filter(test).length;
  const withPlace = count(({isPlaced}) => isPlaced !== null);
  return {
    queries: outcomes.length,
    hit1: share(
      count(({rank}) => rank === 1),
      outcomes.length,
    ),
    hit3: share(
      count(({rank}) => rank >= 1 && rank <= 3),
      outcomes.length,
    ),
    mrr: share(
      outcomes.reduce((sum, {rank}) => sum + (rank > 0 ? 1 / rank : 0), 0),
      outcomes.length,
    ),
    place: withPlace === 0 ? null : count(({isPlaced}) => isPlaced === true) / withPlace,
  };
}
