/** Selector of the rule at the end of a stylesheet, by which a page knows that it has all of it. */
export const LAST_RULE = '#obis-end';

/** Tells whether a stylesheet is there up to its last rule: a proxy may send a part of it, or a login page. */
export function isComplete({sheet}: HTMLLinkElement): boolean {
  try {
    return [...(sheet?.cssRules ?? [])].at(-1)?.cssText.startsWith(LAST_RULE) ?? false;
  } catch {
    // From another origin.
    return false;
  }
}
