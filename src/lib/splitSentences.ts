/**
 * Matches between two sentences. In Latin text, a sentence ends before a space and anything but a small letter, such as a capital, a number or
 * `<UI>`. In Chinese text, no space follows.
 */
const BETWEEN_SENTENCES = /(?<=[.!?]) +(?=\P{Ll})|(?<=[。！？])(?=.)/u;

/**
 * Split a text into its sentences.
 * @example splitSentences('Wait. Then select Retry.') → ['Wait.', 'Then select Retry.']
 */
export const splitSentences = (text: string): string[] => text.split(BETWEEN_SENTENCES);
