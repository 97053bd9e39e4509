const UNITS =
  'days?|hours?|minutes?|seconds?|weeks?|months?|years?|s|ms|characters?|rows?|bytes?|digits?|KB|MB|GB|TB|attempts?|slots?|devices?|users?|files?';
const AMOUNT = new RegExp(String.raw`(?<![\w.,–-])(\d[\d,]*(?:\.\d+)?)[ \u00a0-](${UNITS})\b`, 'g');
const PORT = /\b(TCP|UDP|ports?)(?: ports?)? (\d{2,5})\b/gi;

/** A number with its unit, where it stands in a text. */
export type Amount = {
  /** Normal form, to compare with: `30 day`, `1000 row`, `port 443`. */
  readonly amount: string;
  /** As it is written. */
  readonly text: string;
  readonly offset: number;
};

/**
 * The numbers with a unit, and the ports, in an English text.
 * @example amountsIn('a 30-day limit') → [{amount: '30 day', text: '30-day', offset: 2}]
 */
export function amountsIn(text: string): Amount[] {
  const amounts = [...text.matchAll(AMOUNT)].map((match) => ({
    amount: `${(match[1] ?? '').replaceAll(',', '')} ${(match[2] ?? '').replace(/(?<=..)s$/, '')}`,
    text: match[0],
    offset: match.index,
  }));
  const ports = [...text.matchAll(PORT)].map((match) => ({
    amount: `port ${match[2] ?? ''}`,
    text: match[0],
    offset: match.index,
  }));
  return [...amounts, ...ports];
}
