/** Longest query that a field takes. The same number is fixed in DocSearch's modal. */
export const MAX_QUERY_LENGTH = 64;

/** Results of one answer, in the modal and on the search page, from either search. */
export const HITS_PER_PAGE = 20;
