/** How long a page waits for a file, in milliseconds, before a banner or a message says that the file has not arrived. */
export const BANNER_DELAY_MS = 5000;
