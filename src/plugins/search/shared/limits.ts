/** Maximum length of a query. DocSearch's modal has the same number built in. */
export const MAX_QUERY_LENGTH = 64;

/** Number of hits of one answer. The hosted index has the same number in deploy/search-crawler/crawler.js. */
export const HITS_PER_PAGE = 20;
