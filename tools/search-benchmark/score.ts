import type {FoundPage} from './pageSearch';
import {CLASSES, isUnseen, type Query} from './queries';

/** The result of one query. */
export type QueryResult = {
  query: Query;
  /** The pages that were found, best first. */
  foundPages: readonly FoundPage[];
  /** Rank of the first accepted page, from 1. It is 0 when no accepted page is among the first ten. */
  rank: number;
  /** Whether the hit of that page is in an accepted section. Undefined when the query asks for no section. */
  isRightSection: boolean | undefined;
};

/**
 * The two sets of queries that have floors of their own. `everyday` queries are tasks in slang, with wrong names or half words. `ordinary`
 * queries are those of all other classes, such as titles and typos (README.md).
 */
const QUERY_SETS = ['ordinary', 'everyday'] as const;

/** The lowest scores with which the benchmark passes. They lie below or near the lower ends of the confidence intervals. */
const FLOORS = {
  ordinary: {hit1: 0.79, hit3: 0.91},
  everyday: {hit1: 0.6, hit3: 0.8},
} as const;

/** Compare the pages that a query finds with the accepted pages. */
export function evaluateQuery(query: Query, foundPages: readonly FoundPage[]): QueryResult {
  const accept = query.accept.map((route) => route.split('#'));
  const rank = 1 + foundPages.findIndex(({path}) => accept.some(([page]) => page === path));
  const best = foundPages[rank - 1];
  const isRightSection = accept.some(
    ([page, anchor]) => page === best?.path && (!anchor || best?.anchors.includes(anchor)),
  );
  return {query, foundPages, rank, isRightSection: accept[0]?.[1] ? isRightSection : undefined};
}

/** Return the share of a list that passes a test. */
const share = <T>(list: readonly T[], test: (item: T) => boolean) =>
  list.length === 0 ? 0 : list.filter(test).length / list.length;

/** Compute the scores of results, each from 0 to 1 (see README.md). */
function computeScores(results: readonly QueryResult[]) {
  return {
    hit1: share(results, ({rank}) => rank === 1),
    hit3: share(results, ({rank}) => rank >= 1 && rank <= 3),
    section: share(
      results.filter(({isRightSection}) => isRightSection !== undefined),
      ({isRightSection}) => isRightSection === true,
    ),
  };
}

/** Return the 95 % confidence interval of a share, by Wilson's formula (https://en.wikipedia.org/wiki/Binomial_proportion_confidence_interval). */
export function confidenceInterval(value: number, count: number): [number, number] {
  if (count === 0) return [0, 1];
  const z = 1.96;
  const scale = 1 + z ** 2 / count;
  const middle = (value + z ** 2 / (2 * count)) / scale;
  const half = (z / scale) * Math.sqrt((value * (1 - value)) / count + z ** 2 / (4 * count ** 2));
  return [middle - half, middle + half];
}

/** Select the results of a class or a set. */
const select = (results: readonly QueryResult[], name: string) =>
  results.filter(({query}) =>
    name === 'ordinary'
      ? query.queryClass !== 'everyday' && !isUnseen(query)
      : query.queryClass === name,
  );

const percent = (value: number) => (100 * value).toFixed(1);

/** Return the rows of a language for `console.table`: one for each class and set, with the scores and their intervals. */
export function toTable(language: string, results: readonly QueryResult[]): Record<string, object> {
  const rows = [...CLASSES.filter((name) => name !== 'everyday'), ...QUERY_SETS].map((name) => {
    const some = select(results, name);
    const {hit1, hit3, section} = computeScores(some);
    const withInterval = (value: number) => {
      const [low, high] = confidenceInterval(value, some.length);
      return `${percent(value)} (${percent(low)}–${percent(high)})`;
    };
    const scores = {
      'hit@1': withInterval(hit1),
      'hit@3': withInterval(hit3),
      section: percent(section),
    };
    return [`${language} ${name}`, {queries: some.length, ...scores}] as const;
  });
  return Object.fromEntries(rows);
}

/** Report each score of a language that is below its floor. */
export function findMissedFloors(language: string, results: readonly QueryResult[]): string[] {
  return QUERY_SETS.flatMap((name) => {
    const scores = computeScores(select(results, name));
    return (['hit1', 'hit3'] as const)
      .filter((figure) => scores[figure] < FLOORS[name][figure])
      .map((figure) => {
        const label = `${language} ${name}: ${figure.replace('hit', 'hit@')}`;
        return `${label} ${percent(scores[figure])} % < ${percent(FLOORS[name][figure])} %`;
      });
  });
}

/** Report the accepted addresses that the site does not have. The benchmark would count them as failures of the search. */
export const findGoneAnswers = (
  queries: readonly Query[],
  addresses: ReadonlySet<string>,
): string[] =>
  queries.flatMap(({language, text, accept}) =>
    accept
      .filter((address) => !addresses.has(address))
      .map(
        (address) =>
          `${language}: the answer to "${text}" does not exist: ${address}. Fix: correct it in tools/search-benchmark/queries/${language}.yaml, or build the site again.`,
      ),
  );

/** Describe a query without an accepted page at rank 1: the accepted routes and the first three pages found. */
export function describeMiss({query, rank, foundPages}: QueryResult): string {
  const found = foundPages
    .slice(0, 3)
    .map(({path, anchors: [anchor]}) => path + (anchor ? `#${anchor}` : ''));
  return (
    `${query.language}  ${query.queryClass}  "${query.text}"  rank ${rank || 'over 10'}\n` +
    `      wanted  ${query.accept.join(', ')}\n      found   ${found.join(', ') || 'nothing'}`
  );
}
