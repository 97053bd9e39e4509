/** The facts about the page that a report contains. */
export type Report = {
  /** Absolute URL of the page, with the anchor of the section being read. */
  readonly page: string;
  readonly language: string;
  readonly version: string;
};

/** Encode a text for a query string. Keep slashes and colons, which are allowed there, so that the URL of the page stays readable. */
const encode = (text: string): string => encodeURI(text).replace(/[#&+?=]/g, encodeURIComponent);

/**
 * Return the URL that opens a report to the support contact. It has the facts as query parameters, or as the subject and body of an email.
 * @param support a web page or a `mailto:` URL, from the setting `SUPPORT_URL`
 */
export function reportUrl(support: string, report: Partial<Report>): string {
  const facts = Object.entries(report);
  if (support.startsWith('mailto:')) {
    const text = facts.map(([name, value]) => `${name}: ${value}`).join('\r\n');
    return `${support}?subject=${encode(`OBIS: ${report.page}`)}&body=${encode(`${text}\r\n\r\n`)}`;
  }
  const [url = '', fragment] = support.split('#');
  const query = facts.map(([name, value]) => `${name}=${encode(value)}`).join('&');
  return `${url}${url.includes('?') ? '&' : '?'}${query}${fragment ? `#${fragment}` : ''}`;
}
