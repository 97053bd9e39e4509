import leven from 'leven';

/** Of the known values in a message: more would bury the messages around it. */
const MAX_SHOWN = 12;

const sortedLetters = (text: string): string => [...text].sort().join('');

/** Distance of a typed value from a known one; substrings and transposed letters, the likeliest typos, cost least. */
function cost(value: string, candidate: string): number {
  if (value.toLowerCase() === candidate.toLowerCase()) return 0;
  const [short, long] = value.length < candidate.length ? [value, candidate] : [candidate, value];
  // One or two characters are a substring of almost everything.
  const contains = short.length > 2 && long.includes(short);
  if (contains || sortedLetters(value) === sortedLetters(candidate)) return 1;
  return leven(value, candidate);
}

/**
 * Fuzzy match: up to three known values close to `value`, best first.
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
 * The end of an error message about an unknown value: the nearest known values, or all of them, of many the first.
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
