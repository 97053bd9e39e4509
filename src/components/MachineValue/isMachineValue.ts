/**
 * Return whether a text is a machine value, such as a host name, a code or a hash. Words, phrases and numbers are not.
 * @example isMachineValue('edge.sz02.example.com') → true
 */
export const isMachineValue = (text: string): boolean =>
  /^[\x21-\x7e]{6,}$/.test(text) && /[\d./:_-]/.test(text) && !/^[\d.,%]+$/.test(text);
