/**
 * A time as the reader writes it, with the date unless it is today's.
 * @param locale BCP 47 language of the page
 */
export function savedAtText(savedAt: Date, now: Date, locale: string | undefined): string {
  const isToday = savedAt.toDateString() === now.toDateString();
  return new Intl.DateTimeFormat(locale, {
    ...(!isToday && {dateStyle: 'medium'}),
    timeStyle: 'medium',
    hourCycle: 'h23',
  }).format(savedAt);
}
