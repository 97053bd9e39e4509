/** Longest query that a field takes. The same number is fixed in DocSearch's modal. */
export const MAX_QUERY_LENGTH = 64;

/** Results of one answer: modal, search page, engine, hosted index and crawler. */
export const HITS_PER_PAGE = 20;
