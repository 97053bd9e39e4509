/**
 * Whether a text is for a machine: a host, an address, a code, a hash, but not a word, a phrase or a number.
 * @example isMachineValue('edge.sz02.example.com') → true
 */
export const isMachineValue = (text: string): boolean =>
  /^[\x21-\x7e]{6,}$/.test(text) && /[\d./:_-]/.test(text) && !/^[\d.,%]+$/.test(text);
