/** Counts words of Latin letters, and each Chinese character as one. */
export const countWords = (text: string): number =>
  (text.match(/\p{Script=Han}|[^\s\p{Script=Han}]*[a-z\d][^\s\p{Script=Han}]*/giu) ?? []).length;
