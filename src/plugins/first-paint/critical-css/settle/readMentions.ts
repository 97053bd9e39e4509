/** What else than the sheets has to do with custom properties. */
export type Mentions = {
  /** Those that take their value from a sheet, in a `var()`. */
  readonly taken: ReadonlySet<string>;
  /** Those that may be given one, or read in another way. */
  readonly other: ReadonlySet<string>;
};

/** A custom property, with the `var(` before it if there is one; `menu--open` has none. */
const NAME = /(var\(\s*)?(?<![\w-])(--[a-z_][\w-]*)/gi;

/** The custom properties that texts other than styles mention: scripts, with the pages that they make. */
export function readMentions(texts: Iterable<string>): Mentions {
  const [taken, other] = [new Set<string>(), new Set<string>()];
  for (const text of texts) {
    for (const [, isTaken, name = ''] of text.matchAll(NAME)) (isTaken ? taken : other).add(name);
  }
  return {taken, other};
}
