import type {Hit} from './ask';
import {CLASSES, HALVES, type Query} from './queries';

/** The outcome of one query. */
export type Outcome = {
  query: Query;
  /** Distinct pages, best first. */
  hits: readonly Hit[];
  /** Rank of the first accepted page, from 1; 0 when it is not among the first ten. */
  rank: number;
  /** Whether the result of that page leads into an accepted section; undefined when no section is asked for. */
  isPlaced: boolean | undefined;
};

/**
 * The command warns below these shares: about three queries of a language, or one of a class, below the scores when
 * they were set. Raise them when the search improves.
 */
const FLOORS = [
  ['all', 'hit1', 0.92],
  ['all', 'hit3', 0.97],
  ...CLASSES.map((name) => [name, 'hit3', name === 'everyday' ? 0.95 : 0.9] as const),
] as const;

/** How far below a floor a score fails the command. A new page or another wording costs a few queries, a fault of the code many. */
const TOLERANCE = 0.1;

/** Compares the pages that a query finds with the accepted ones. */
export function judge(query: Query, hits: readonly Hit[]): Outcome {
  const accept = query.accept.map((address) => address.split('#'));
  const rank = 1 + hits.findIndex((hit) => accept.some(([page]) => page === hit.page));
  const best = hits[rank - 1];
  const isPlaced = accept.some(
    ([page, anchor]) => page === best?.page && (!anchor || best?.anchors.includes(anchor)),
  );
  return {query, hits, rank, isPlaced: accept[0]?.[1] ? isPlaced : undefined};
}

const share = <T>(list: readonly T[], test: (item: T) => boolean) =>
  list.length === 0 ? 0 : list.filter(test).length / list.length;

/** Scores outcomes, from 0 to 1: hit@1, hit@3, mean reciprocal rank, share of the right place. */
export function figuresOf(outcomes: readonly Outcome[]) {
  const sum = outcomes.reduce((total, {rank}) => total + (rank > 0 ? 1 / rank : 0), 0);
  return {
    hit1: share(outcomes, ({rank}) => rank === 1),
    hit3: share(outcomes, ({rank}) => rank >= 1 && rank <= 3),
    mrr: outcomes.length === 0 ? 0 : sum / outcomes.length,
    place: share(
      outcomes.filter(({isPlaced}) => isPlaced !== undefined),
      ({isPlaced}) => isPlaced === true,
    ),
  };
}

/** `all` leaves `everyday` out, which is nearly as large as the other classes together and much harder. */
const ofClass = (outcomes: readonly Outcome[], name: string) =>
  outcomes.filter(({query: {queryClass}}) =>
    name === 'all' ? queryClass !== 'everyday' : queryClass === name,
  );

/** Scores one language by class: the rows of a table, both halves of the queries and all. */
export function tableOf(language: string, outcomes: readonly Outcome[]): string[][] {
  const row = (name: string, some: readonly Outcome[]) => {
    const cells = [...HALVES, ''].flatMap((half) => {
      const {hit1, hit3, mrr, place} = figuresOf(some.filter(({query}) => query.half.match(half)));
      const [first, third, placed] = [hit1, hit3, place].map((value) => (100 * value).toFixed(1));
      return [first ?? '', third ?? '', mrr.toFixed(3), placed ?? ''];
    });
    return [`${language} ${name}`, String(some.length), ...cells];
  };
  return [...CLASSES, 'all'].map((name) => row(name, ofClass(outcomes, name)));
}

/** Describes each floor that a language falls below, and tells whether it fails. A language without queries falls below all. */
export function missedFloors(language: string, outcomes: readonly Outcome[]) {
  // Two digits, so that 94.97 % is not shown as 95.0 % when it misses 95 %.
  const percent = (value: number) => `${(100 * value).toFixed(2)} %`;
  return FLOORS.flatMap(([name, figure, floor]) => {
    const value = figuresOf(ofClass(outcomes, name))[figure];
    if (value >= floor) return [];
    const label = `${language} ${name}: ${figure.replace('hit', 'hit@')}`;
    const text = `${label} ${percent(value)} < ${percent(floor)}`;
    return [{text, isFailure: value < floor - TOLERANCE}];
  });
}

/** Describes a query without an accepted page at rank 1: what was wanted, and the first three pages. */
export function describe({query, rank, hits}: Outcome): string {
  const {file, line} = query.place;
  const found = hits
    .slice(0, 3)
    .map(({page, anchors: [anchor]}) => page + (anchor ? `#${anchor}` : ''));
  return (
    `${file}:${line}  ${query.queryClass}  "${query.text}"  rank ${rank || 'over 10'}\n` +
    `      wanted  ${query.accept.join(', ')}\n      found   ${found.join(', ') || 'nothing'}`
  );
}
