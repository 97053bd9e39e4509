import leven from 'leven';

/** How many known values a message lists at most. */
const MAX_SHOWN = 12;

const sortedLetters = (text: string): string => [...text].sort().join('');

/** Return how far a value is from a known one. Substrings and transposed letters count as the likeliest typos. */
function cost(value: string, candidate: string): number {
  if (value.toLowerCase() === candidate.toLowerCase()) return 0;
  const [short, long] = value.length < candidate.length ? [value, candidate] : [candidate, value];
  // One or two characters are a substring of almost everything.
  const contains = short.length > 2 && long.includes(short);
  if (contains || sortedLetters(value) === sortedLetters(candidate)) return 1;
  return leven(value, candidate);
}

/**
 * Find up to three known values that are similar to `value`, the most similar first.
 * @example nearest('key-weapping', ['key-wrapping', 'kcv']) → ['key-wrapping']
 */
export function nearest(value: string, known: Iterable<string>): string[] {
  return [...known]
    .map((candidate) => ({candidate, away: cost(value, candidate)}))
    .filter(({away}) => away <= Math.max(2, value.length / 3))
    .sort((a, b) => a.away - b.away || a.candidate.localeCompare(b.candidate))
    .slice(0, 3)
    .map(({candidate}) => candidate);
}

/**
 * Suggest known values in an error message about an unknown one: the similar ones, or the first of all.
 * @example suggest('kvc', ['kcv', 'kms']) → 'Did you mean kcv?'
 */
export function suggest(value: string, known: Iterable<string>): string {
  const all = [...known].sort();
  const near = nearest(value, all);
  if (near.length > 0) return `Did you mean ${near.join(' or ')}?`;
  if (all.length === 0) return 'None is defined yet.';
  const more = all.length > MAX_SHOWN ? `, … (${all.length} in all)` : '';
  return `Known: ${all.slice(0, MAX_SHOWN).join(', ')}${more}.`;
}
