/** Matches between two sentences: after a full stop and a space in Latin text, and after a full stop in Chinese and Japanese text. */
const BETWEEN_SENTENCES = /(?<=[.!?]) +(?=\p{Lu})|(?<=。)(?=.)/u;

/**
 * Split a text into its sentences.
 * @example splitSentences('Wait. Then select Retry.') → ['Wait.', 'Then select Retry.']
 */
export const splitSentences = (text: string): string[] => text.split(BETWEEN_SENTENCES);
