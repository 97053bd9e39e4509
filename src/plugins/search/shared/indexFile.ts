/** Name of the index in the output folder of each language. In a file of its own: every page needs it. */
export const INDEX_FILE = 'search-index.json';
