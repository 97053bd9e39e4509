/** Shorter values stay on one line. */
const MAX_WHOLE = 16;

/**
 * The parts of a long machine value between which a line may break.
 * @example splitValue('edge.sz02.example.com') → ['edge.', 'sz02.', 'example.', 'com']
 */
export function splitValue(value: string): string[] {
  if (value.length <= MAX_WHOLE) return [value];
  return value.split(/(?<=[\s./:_\\,=-])(?=[^\s./:_\\,=-])/);
}
