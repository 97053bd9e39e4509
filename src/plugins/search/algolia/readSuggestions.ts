/** Specification, section 8. */
export const MAX_SUGGESTIONS = 3;

/**
 * The queries that an answer suggests. A provider's answer may hold anything, half characters too: `encodeURIComponent` of a link
 * throws for them.
 * @example readSuggestions({suggestions: ['Check keys', 4, '']}) // ['Check keys']
 */
export function readSuggestions({suggestions}: {suggestions?: unknown}): string[] {
  const texts = (Array.isArray(suggestions) ? suggestions : []).filter(
    (item): item is string => typeof item === 'string' && item.trim() !== '',
  );
  const whole = texts.map((text) => text.replace(/\p{Surrogate}/gu, '\ufffd'));
  return [...new Set(whole)].slice(0, MAX_SUGGESTIONS);
}
