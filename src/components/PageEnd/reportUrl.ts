/** The facts about the page that a report contains. */
type Report = {
  /** Absolute URL of the page, with the anchor of the section being read. */
  readonly page: string;
  readonly language: string;
  readonly version: string;
};

/**
 * Return the URL that opens a report to the support contact. It has the facts as query parameters, or as the subject and body of an email.
 * @param support a web page or a `mailto:` URL, from the setting `SUPPORT_URL`
 */
export function reportUrl(support: string, report: Partial<Report>): string {
  const facts = Object.entries(report);
  if (support.startsWith('mailto:')) {
    const subject = encodeURIComponent(`OBIS: ${report.page}`);
    const text = facts.map(([name, value]) => `${name}: ${value}`).join('\r\n');
    return `${support}?subject=${subject}&body=${encodeURIComponent(`${text}\r\n\r\n`)}`;
  }
  const url = new URL(support);
  for (const [name, value] of facts) url.searchParams.append(name, value);
  return url.href;
}
