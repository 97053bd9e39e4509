import {createHash} from 'node:crypto';
import {load} from 'cheerio';

/** Without a type, or with one of these, a browser runs an inline script. Any other type marks data, such as JSON-LD. */
const EXECUTABLE =
  /^(?:(?:text|application)\/(?:x-)?(?:java|ecma)script|module|importmap|speculationrules)?$/i;

/** Return the hash sources of the inline scripts of a page, such as `'sha256-…'`, for its policy. */
export function hashScripts(html: string): string[] {
  // With this option, cheerio uses its fast parser, which keeps every byte of a script.
  const $ = load(html, {xml: {xmlMode: false}});
  return $('script:not([src])')
    .get()
    .filter(({attribs}) => EXECUTABLE.test(attribs.type?.trim() ?? ''))
    .map((script) => {
      const hash = createHash('sha256').update($(script).text()).digest('base64');
      return `'sha256-${hash}'`;
    });
}
