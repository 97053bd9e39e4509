/**
 * Milliseconds without a file after which the reader is told what is missing. The starter, which imports nothing of the
 * site, has the same number once more.
 */
export const STALL_NOTICE_MS = 5000;
