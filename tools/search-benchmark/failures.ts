import type {Hit} from './engine';
import type {Target} from './queries';
import type {Outcome} from './score';

const address = ({page, anchor}: Hit | Target) => `${page}${anchor ? `#${anchor}` : ''}`;

function show({query, rank, pages}: Outcome): string {
  const place = rank > 0 ? `rank ${rank}` : 'not among the first ten';
  const found = pages.slice(0, 3).map((hit, index) => `      ${index + 1}  ${address(hit)}`);
  return [
    `${query.file}:${query.line}  ${query.queryClass}  "${query.text}"  ${place}`,
    `      wanted  ${query.accept.map(address).join(', ')}`,
    ...(found.length > 0 ? found : ['      no results']),
  ].join('\n');
}

/**
 * The queries without an accepted page at rank 1, with the first three pages of each. The held-out half `check` is
 * excluded by default: it measures overfitting only while nobody tunes the ranking to it.
 */
export function listFailures(outcomes: readonly Outcome[], withCheckHalf: boolean): string[] {
  return outcomes
    .filter(({query, rank}) => rank !== 1 && (withCheckHalf || query.half === 'tune'))
    .map(show);
}
