const UNITS =
  'days?|hours?|minutes?|seconds?|weeks?|months?|years?|s|ms|characters?|rows?|bytes?|digits?|KB|MB|GB|TB|attempts?|slots?|devices?|users?|files?';
const AMOUNT = new RegExp(String.raw`(?<![\w.,–-])(\d[\d,]*(?:\.\d+)?)[ \u00a0-](${UNITS})\b`, 'g');
/** Unambiguous units: 个 and 位 count too many things. */
const CHINESE_UNITS = '天|小时|分钟|秒|周|个月|年|个字符|行|字节|次|台|份';
const CHINESE_AMOUNT = new RegExp(
  String.raw`(?<![\w.,–-])(\d[\d,]*(?:\.\d+)?) ?(${CHINESE_UNITS})`,
  'g',
);
const PORT = /\b(TCP|UDP|ports?)(?: ports?)? (\d{2,5})\b/gi;

/** A number with its unit, and its position in a text. */
export type Amount = {
  /** Normalised, for comparison: `30 day`, `1000 行`, `port 443`. */
  readonly amount: string;
  /** As it is written. */
  readonly text: string;
  readonly offset: number;
};

/**
 * Find the numbers with a unit, and the ports, in a text of either language.
 * @example amountsIn('a 30-day limit') // [{amount: '30 day', text: '30-day', offset: 2}]
 * @example amountsIn('最多 30 天') // [{amount: '30 天', text: '30 天', offset: 3}]
 */
export function amountsIn(text: string): Amount[] {
  const find = (pattern: RegExp, amountOf: (number: string, unit: string) => string): Amount[] =>
    [...text.matchAll(pattern)].map(({0: found, 1: number = '', 2: unit = '', index: offset}) => ({
      amount: amountOf(number.replaceAll(',', ''), unit),
      text: found,
      offset,
    }));
  const withUnit = (number: string, unit: string) => `${number} ${unit.replace(/(?<=..)s$/, '')}`;
  return [
    ...find(AMOUNT, withUnit),
    ...find(CHINESE_AMOUNT, withUnit),
    ...find(PORT, (_, port) => `port ${port}`),
  ];
}
