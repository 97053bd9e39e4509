/** How many known values a message lists at most. */
const MAX_LISTED = 12;

/** Return the Levenshtein distance, which is how many letters have to be inserted, removed or replaced. */
function editDistance(a: string, b: string): number {
  let row = Array.from({length: b.length + 1}, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const replaced = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}

/** Return how many letters differ between two texts. If one contains the other, return 1, because a part is often left out. */
function distance(value: string, candidate: string): number {
  if (value.toLowerCase() === candidate.toLowerCase()) return 0;
  const [short, long] = value.length < candidate.length ? [value, candidate] : [candidate, value];
  // One or two characters are a substring of almost everything.
  return short.length > 2 && long.includes(short) ? 1 : editDistance(value, candidate);
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
