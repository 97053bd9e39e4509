/** A string, which is left as it is, or the start of a `var()`. */
const STRING_OR_VAR = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|\bvar\(/gi;
const STRING_OR_BRACKET = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|[()]/g;

/** After these characters, and before those, a token ends in any case. */
const NEEDS_NO_SPACE_AFTER = /(?:^|[\s(,*])$/;
const NEEDS_NO_SPACE_BEFORE = /^(?:$|[\s),*])/;

/** Where the bracket that is open at a place of a text is closed. */
function closingBracket(text: string, from: number): number {
  let depth = 1;
  STRING_OR_BRACKET.lastIndex = from;
  for (let found = STRING_OR_BRACKET.exec(text); found; found = STRING_OR_BRACKET.exec(text)) {
    if (found[0] === '(') depth += 1;
    if (found[0] === ')') depth -= 1;
    if (depth === 0) return found.index;
  }
  return text.length;
}

/**
 * Puts values in the place of `var()`, as CSS does: token by token, so that nothing grows together.
 * @param valueOf the value of a custom property; undefined where the `var()` stays, whose fallback is worked on then.
 * `fallback` is there when the `var()` has one
 * @example substitute('0 var(--a)var(--b, var(--a))', (name) => (name === '--a' ? '1px' : undefined)) → '0 1px var(--b,1px)'
 */
export function substitute(
  text: string,
  valueOf: (name: string, fallback: string | undefined) => string | undefined,
): string {
  let [done, from] = ['', 0];
  const starts = new RegExp(STRING_OR_VAR);
  for (let found = starts.exec(text); found; found = starts.exec(text)) {
    if (!/^var\($/i.test(found[0])) continue;
    const end = closingBracket(text, starts.lastIndex);
    const [, name = '', rest] =
      /^\s*(--[^\s,]+)\s*(?:,(.*))?$/s.exec(text.slice(starts.lastIndex, end)) ?? [];
    const fallback = rest === undefined ? undefined : substitute(rest.trim(), valueOf);
    const value = valueOf(name, fallback);
    done += text.slice(from, found.index);
    from = end + 1;
    starts.lastIndex = from;
    if (value === undefined) {
      done += fallback === undefined ? `var(${name})` : `var(${name},${fallback})`;
    } else {
      const before = NEEDS_NO_SPACE_AFTER.test(done) ? '' : ' ';
      const after = NEEDS_NO_SPACE_BEFORE.test(text.slice(from)) ? '' : ' ';
      done += before + value + after;
    }
  }
  return done + text.slice(from);
}
