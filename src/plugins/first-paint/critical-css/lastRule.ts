/** Selector of the rule at the end of a stylesheet, by which a page knows that it has all of it. */
export const LAST_RULE = '#obis-end';
