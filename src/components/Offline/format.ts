/** Bytes as readers know them: decimal megabytes, never 0. */
export function formatSize(bytes: number, locale: string): string {
  const megabytes = Math.max(bytes / 1e6, 0.1);
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: 'megabyte',
    maximumFractionDigits: megabytes < 10 ? 1 : 0,
  }).format(megabytes);
}

/** @param time milliseconds of the computer's clock */
export function formatTime(time: number, locale: string): string {
  return new Intl.DateTimeFormat(locale, {dateStyle: 'medium', timeStyle: 'short'}).format(time);
}
