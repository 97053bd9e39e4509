/** Specification, section 8. */
export const MAX_SUGGESTIONS = 3;

/**
 * The queries that an answer suggests. A provider's answer may hold anything.
 * @example readSuggestions({suggestions: ['Check keys', 4, '']}) // ['Check keys']
 */
export function readSuggestions(answer: {suggestions?: unknown} | undefined): string[] {
  const {suggestions} = answer ?? {};
  const texts = (Array.isArray(suggestions) ? suggestions : []).filter(
    (item): item is string => typeof item === 'string' && item.trim() !== '',
  );
  return [...new Set(texts)].slice(0, MAX_SUGGESTIONS);
}
