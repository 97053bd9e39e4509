/** What a report says of the page. */
export type Report = {
  /** With scheme and host, and the section that is read. */
  readonly page: string;
  readonly language: string;
  readonly version: string;
};

/** Slashes and colons may stand in a query: they are what an address consists of. */
const encode = (text: string): string => encodeURI(text).replace(/[#&+?=]/g, encodeURIComponent);

/**
 * The address that a report goes to, with what is known of the page: as parameters of a web address, or as subject and text of a
 * mail.
 * @param support a web address or a `mailto:` address, as the setting `SUPPORT_URL`
 */
export function reportAddress(support: string, report: Partial<Report>): string {
  const facts = Object.entries(report);
  if (support.startsWith('mailto:')) {
    const text = facts.map(([name, value]) => `${name}: ${value}`).join('\r\n');
    return `${support}?subject=${encode(`OBIS: ${report.page}`)}&body=${encode(`${text}\r\n\r\n`)}`;
  }
  const [address = '', fragment] = support.split('#');
  const query = facts.map(([name, value]) => `${name}=${encode(value)}`).join('&');
  return `${address}${address.includes('?') ? '&' : '?'}${query}${fragment ? `#${fragment}` : ''}`;
}
