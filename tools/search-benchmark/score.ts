import type {PageHit} from './pageSearch';
import {CLASSES, HALVES, type Query} from './queries';

/** The outcome of one query. */
export type Outcome = {
  query: Query;
  /** Distinct pages, best first. */
  hits: readonly PageHit[];
  /** Rank of the first accepted page, from 1; 0 when it is not among the first ten. */
  rank: number;
  /** Whether the result of that page leads into an accepted section; undefined when no section is asked for. */
  isRightSection: boolean | undefined;
};

/**
 * The command fails below these shares: about three queries of a language, or one of a class, below the scores when
 * they were set. Raise them when the search improves.
 */
const FLOORS = [
  ['all', 'hit1', 0.92],
  ['all', 'hit3', 0.97],
  ...CLASSES.map((name) => [name, 'hit3', name === 'everyday' ? 0.95 : 0.9] as const),
] as const;

/** Compares the pages that a query finds with the accepted ones. */
export function evaluateQuery(query: Query, hits: readonly PageHit[]): Outcome {
  const accept = query.accept.map((address) => address.split('#'));
  const rank = 1 + hits.findIndex((hit) => accept.some(([page]) => page === hit.page));
  const best = hits[rank - 1];
  const isPlaced = accept.some(
    ([page, anchor]) => page === best?.page && (!anchor || best?.anchors.includes(anchor)),
  );
  return {query, hits, rank, isRightSection: accept[0]?.[1] ? isPlaced : undefined};
}

const share = <T>(list: readonly T[], test: (item: T) => boolean) =>
  list.length === 0 ? 0 : list.filter(test).length / list.length;

/** Scores outcomes, from 0 to 1: hit@1, hit@3, mean reciprocal rank, share of the right place. */
export function computeScores(outcomes: readonly Outcome[]) {
  const sum = outcomes.reduce((total, {rank}) => total + (rank > 0 ? 1 / rank : 0), 0);
  return {
    hit1: share(outcomes, ({rank}) => rank === 1),
    hit3: share(outcomes, ({rank}) => rank >= 1 && rank <= 3),
    mrr: outcomes.length === 0 ? 0 : sum / outcomes.length,
    place: share(
      outcomes.filter(({isRightSection: isPlaced}) => isPlaced !== undefined),
      ({isRightSection: isPlaced}) => isPlaced === true,
    ),
  };
}

/** `all` leaves `everyday` out, which is nearly as large as the other classes together and much harder. */
const ofClass = (outcomes: readonly Outcome[], name: string) =>
  outcomes.filter(({query: {queryClass}}) =>
    name === 'all' ? queryClass !== 'everyday' : queryClass === name,
  );

/** Scores one language by class: the rows of a table, both halves of the queries and all. */
export function toTableRows(language: string, outcomes: readonly Outcome[]): string[][] {
  const row = (name: string, some: readonly Outcome[]) => {
    const cells = [...HALVES, ''].flatMap((half) => {
      const {hit1, hit3, mrr, place} = computeScores(
        some.filter(({query}) => query.half.match(half)),
      );
      const [first, third, placed] = [hit1, hit3, place].map((value) => (100 * value).toFixed(1));
      return [first ?? '', third ?? '', mrr.toFixed(3), placed ?? ''];
    });
    return [`${language} ${name}`, String(some.length), ...cells];
  };
  return [...CLASSES, 'all'].map((name) => row(name, ofClass(outcomes, name)));
}

/** Names the floors that a language falls below, one line each. A language without queries falls below all. */
export function findMissedFloors(language: string, outcomes: readonly Outcome[]): string[] {
  // Two digits, so that 94.97 % is not shown as 95.0 % when it misses 95 %.
  const percent = (value: number) => `${(100 * value).toFixed(2)} %`;
  return FLOORS.flatMap(([name, figure, floor]) => {
    const value = computeScores(ofClass(outcomes, name))[figure];
    const label = `${language} ${name}: ${figure.replace('hit', 'hit@')}`;
    return value < floor ? [`${label} ${percent(value)} < ${percent(floor)}`] : [];
  });
}

/** Describes a query without an accepted page at rank 1: what was wanted, and the first three pages. */
export function describeMiss({query, rank, hits}: Outcome): string {
  const {file, line} = query.place;
  const found = hits
    .slice(0, 3)
    .map(({page, anchors: [anchor]}) => page + (anchor ? `#${anchor}` : ''));
  return (
    `${file}:${line}  ${query.queryClass}  "${query.text}"  rank ${rank || 'over 10'}\n` +
    `      wanted  ${query.accept.join(', ')}\n      found   ${found.join(', ') || 'nothing'}`
  );
}
