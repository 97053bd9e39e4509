/** Maximum length of a query. DocSearch's modal has the same limit built in. */
export const MAX_QUERY_LENGTH = 64;

/** Number of hits of one answer, in the modal and on the search page. */
export const HITS_PER_PAGE = 20;
