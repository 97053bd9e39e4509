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
 * Find the known value that is most similar to `value`, or up to three that are equally similar.
 * @example findSimilar('VERFY-01', ['VERIFY-01', 'VERIFY-02']) → ['VERIFY-01']
 */
export function findSimilar(value: string, known: Iterable<string>): string[] {
  const candidates = [...known].map((candidate) => ({candidate, away: distance(value, candidate)}));
  const nearest = Math.min(...candidates.map(({away}) => away));
  if (nearest > Math.max(2, value.length / 3)) return [];
  return candidates
    .filter(({away}) => away === nearest)
    .map(({candidate}) => candidate)
    .sort((a, b) => a.localeCompare(b))
    .slice(0, 3);
}

/**
 * Return a sentence for an error message about an unknown value. It suggests the nearest known value, or else lists the first ones.
 * @param orRemove whether the value may also be left out, such as a key or an attribute
 * @example suggest('kvc', ['kcv', 'pin']) → 'Did you mean kcv?'
 */
export function suggest(value: string, known: Iterable<string>, orRemove = false): string {
  const all = [...known].sort();
  const similar = findSimilar(value, all);
  if (similar.length > 0) return `Did you mean ${similar.join(' or ')}?`;
  if (all.length === 0) return orRemove ? 'remove it' : 'None is defined yet.';
  const more = all.length > MAX_LISTED ? `, … (${all.length} in all)` : '';
  return `${orRemove ? 'remove it, or ' : ''}write one of: ${all.slice(0, MAX_LISTED).join(', ')}${more}.`;
}
