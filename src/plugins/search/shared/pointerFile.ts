/** Name of the pointer file in the output folder of each language. In a file of its own: every page needs it. */
export const POINTER_FILE = 'search-index.json';
