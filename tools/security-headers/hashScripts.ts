import {createHash} from 'node:crypto';

/** Matches a script element, with its attributes and its text. Browsers also end a script at the first end tag. */
const SCRIPT = /<script\b([^>]*)>([^]*?)<\/script>/g;

/** Return the hash sources of the inline scripts of a page, such as `'sha256-…'`, for its policy. JSON-LD is data, which does not run. */
export const hashScripts = (html: string): string[] =>
  [...html.matchAll(SCRIPT)].flatMap(([, attributes = '', text = '']) =>
    /\ssrc=|application\/ld\+json/.test(attributes)
      ? []
      : [`'sha256-${createHash('sha256').update(text).digest('base64')}'`],
  );
