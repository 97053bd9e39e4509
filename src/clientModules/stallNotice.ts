/**
 * Milliseconds without a file after which the reader is told what is missing. `start.js` of src/plugins/first-paint and the search
 * (`LATE_MS` of `useLoadingText.ts`) import nothing of the site, so they have the number once more.
 */
export const STALL_NOTICE_MS = 5000;
