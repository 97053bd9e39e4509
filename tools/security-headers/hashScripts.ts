import {createHash} from 'node:crypto';
import {load} from 'cheerio';

/** Return the hash sources of the inline scripts of a page, such as `'sha256-…'`, for its policy. JSON-LD is data, which does not run. */
export function hashScripts(html: string): string[] {
  // With this option, cheerio uses its fast parser, which keeps every byte of a script.
  const $ = load(html, {xml: {xmlMode: false}});
  return $('script:not([src], [type="application/ld+json"])')
    .get()
    .map((script) => {
      const hash = createHash('sha256').update($(script).text()).digest('base64');
      return `'sha256-${hash}'`;
    });
}
