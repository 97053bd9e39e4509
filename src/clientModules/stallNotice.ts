/**
 * Milliseconds without a file after which the reader is told what is missing. `start.js` of src/plugins/first-paint, which
 * imports nothing of the site, has the same number once more.
 */
export const STALL_NOTICE_MS = 5000;
