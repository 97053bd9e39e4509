/** Values up to this length stay on one line. */
const MAX_UNBROKEN = 24;

/** Matches a hash, which does not fit on a phone with wide text spacing. */
const HASH = /^[\da-f]{25,}$/i;

/**
 * Split a long machine value into the parts between which a line may break.
 * @example splitValue('edge.sz02.example.com') → ['edge.', 'sz02.', 'example.com'], so that an extension stays with the name of its file
 * @example splitValue('obis-edge backup --dry-run /mnt') → ['obis-', 'edge ', 'backup ', '--dry-run ', '/mnt'], so that an option stays whole
 * @example splitValue('839F505F510A1AEF0C4B5F5CD7C141FA6C444BDB') → five parts of eight digits
 */
export function splitValue(value: string): string[] {
  if (value.length <= MAX_UNBROKEN) return [value];
  return value
    .split(
      /(?<=\s)(?=\S)|(?<=[./:_\\,=-])(?=[^\s./:_\\,=-])(?<!\.(?=[a-z]{1,4}$)|(?:^|\s)(?:[./-]+|--?\w[\w-]*))/,
    )
    .flatMap((part) => (HASH.test(part) ? (part.match(/.{1,8}/g) ?? []) : part));
}
