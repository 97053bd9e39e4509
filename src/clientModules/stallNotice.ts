/** After so many milliseconds without a file the reader is told what is missing. The starter has it once more. */
export const STALL_NOTICE_MS = 5000;
