import leven from 'leven';

/** How many known values a message lists at most. */
const MAX_LISTED = 12;

/** Return how many letters differ between two texts. If one contains the other, return 1, because a part is often left out. */
function distance(value: string, candidate: string): number {
  if (value.toLowerCase() === candidate.toLowerCase()) return 0;
  const [short, long] = value.length < candidate.length ? [value, candidate] : [candidate, value];
  // One or two characters are a substring of almost everything.
  return short.length > 2 && long.includes(short) ? 1 : leven(value, candidate);
}

/**
 * Find up to three known values that are similar to `value`, the most similar first.
 * @example findSimilar('key-weapping', ['key-wrapping', 'kcv']) → ['key-wrapping']
 */
export function findSimilar(value: string, known: Iterable<string>): string[] {
  return [...known]
    .map((candidate) => ({candidate, away: distance(value, candidate)}))
    .filter(({away}) => away <= Math.max(2, value.length / 3))
    .sort((a, b) => a.away - b.away || a.candidate.localeCompare(b.candidate))
    .slice(0, 3)
    .map(({candidate}) => candidate);
}

/**
 * Return a sentence for an error message about an unknown value. It suggests similar known values, or else lists the first ones.
 * @example suggest('kvc', ['kcv', 'kms']) → 'Did you mean kcv?'
 */
export function suggest(value: string, known: Iterable<string>): string {
  const all = [...known].sort();
  const similar = findSimilar(value, all);
  if (similar.length > 0) return `Did you mean ${similar.join(' or ')}?`;
  if (all.length === 0) return 'None is defined yet.';
  const more = all.length > MAX_LISTED ? `, … (${all.length} in all)` : '';
  return `Known: ${all.slice(0, MAX_LISTED).join(', ')}${more}.`;
}
