/** A stretch of the bar: its name and number, and where it stands. */
export type Stretch = {
  readonly key: string;
  readonly name: string;
  readonly value: string;
};

/**
 * Reads `key: name number`, separated by `|`.
 * @example parseCounts('danger: Failed 16 | success: Passed 3,198') → [{key: 'danger', name: 'Failed', value: '16'}, …]
 */
export function parseCounts(text: string): Stretch[] {
  return text.split('|').map((part) => {
    const [, key, name, value] = /^\s*([\w-]+)\s*:\s*(.+?)\s+([\d,]+)\s*$/.exec(part) ?? [];
    if (!key || !name || !value) {
      throw new Error(
        `CountsBar: cannot read "${part.trim()}". Fix: write "key: name number", such as "danger: Failed 16".`,
      );
    }
    return {key, name, value};
  });
}

/** The columns of the bar in proportion to the numbers. */
export function columns(parts: readonly Stretch[]): string {
  return parts
    .map(({value}) => `minmax(min-content, ${Number(value.replaceAll(',', ''))}fr)`)
    .join(' ');
}
