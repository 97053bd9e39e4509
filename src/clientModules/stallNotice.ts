/**
 * After so many milliseconds without a file the reader is told what is missing. The starter and the search
 * (`LATE_MS` of `useLoadingText.ts`), which imports nothing of the site, have it once more.
 */
export const STALL_NOTICE_MS = 5000;
