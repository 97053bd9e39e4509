/** Shorter values stay on one line. */
const MAX_WHOLE = 24;

/** The digits of a hash, which do not fit on a phone with wide text spacing. */
const MANY_DIGITS = /^[\da-f]{25,}$/i;

/**
 * The parts of a long machine value between which a line may break.
 * @example splitValue('edge.sz02.example.com') → ['edge.', 'sz02.', 'example.', 'com']
 * @example splitValue('839F505F510A1AEF0C4B5F5CD7C141FA6C444BDB') → five parts of eight digits
 */
export function splitValue(value: string): string[] {
  if (value.length <= MAX_WHOLE) return [value];
  return value
    .split(/(?<=[\s./:_\\,=-])(?=[^\s./:_\\,=-])/)
    .flatMap((part) => (MANY_DIGITS.test(part) ? (part.match(/.{1,8}/g) ?? []) : part));
}
