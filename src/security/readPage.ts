import {createHash} from 'node:crypto';
import {Parser} from 'htmlparser2';
import {IMAGE_HOSTS} from './imageHosts';

/** What a policy has to know of a page. */
export type PageContent = {
  /** Hash sources of its inline scripts, such as `'sha256-…'`. */
  scriptHashes: string[];
  /** What the policy would block, with the fix. */
  problems: string[];
};

/** Without a type, or with one of these, an inline script is executed; with any other it is data, such as JSON-LD. */
const EXECUTABLE =
  /^(?:(?:text|application)\/(?:x-)?(?:java|ecma)script|module|importmap|speculationrules)?$/i;

/** Attributes with an address. */
const ADDRESSES = /^(?:action|data|formaction|(?:xlink:)?href|poster|src|srcset)$/;

/** Elements that load their address, and links of these types. */
const LOADING = /^(?:audio|image|img|input|script|source|track|use|video)$/;
const LOADING_LINKS = /\b(?:stylesheet|icon|preload|modulepreload|prefetch|manifest)\b/i;

/** Elements that the policy has no place for. */
const REFUSED = /^(?:applet|base|embed|frame|iframe|object)$/;

const OTHER_ORIGIN = /^(?:[a-z][a-z\d+.-]*:)?\/\//i;
const STYLE_OF_OTHER_ORIGIN = /(?:url\(|@import)\s*["']?\s*(?:[a-z]+:)?\/\//i;

const FIXES = {
  refused: 'The policy allows no such element.',
  handler: 'An inline event handler: add a listener in a script.',
  script: 'A script as an address: use a button and a listener.',
  origin:
    'Loaded from another origin: put the file in static/, and write its path (pictures: or src/security/imageHosts.ts).',
  form: 'A form that is sent to another origin: use a link.',
};

const hashSource = (text: string) =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The addresses of an attribute, without what a browser drops from them. */
const addresses = (name: string, value: string) =>
  (name === 'srcset' ? value.split(/,\s/) : [value]).map((address) =>
    address.replace(/[\t\n\r]/g, '').trim(),
  );

/** Tells whether the policy lets a page load a picture from there. */
const isAllowedImage = (tag: string, address: string) =>
  /^(?:img|image|source)$/.test(tag) && IMAGE_HOSTS.some((host) => address.startsWith(`${host}/`));

function attributeProblem(tag: string, name: string, value: string, loads: boolean) {
  if (name.startsWith('on')) return FIXES.handler;
  if (name === 'srcdoc') return FIXES.refused;
  if (name === 'style' && STYLE_OF_OTHER_ORIGIN.test(value)) return FIXES.origin;
  if (!ADDRESSES.test(name)) return undefined;
  const all = addresses(name, value);
  if (all.some((address) => /^javascript:/i.test(address))) return FIXES.script;
  if (!all.some((address) => OTHER_ORIGIN.test(address) && !isAllowedImage(tag, address)))
    return undefined;
  if (/action$/.test(name)) return FIXES.form;
  return loads ? FIXES.origin : undefined;
}

/**
 * Reads what a Content-Security-Policy has to know of a page.
 * @param html the page as it is served: hashes are those of its bytes
 */
export function readPage(html: string): PageContent {
  const content: PageContent = {scriptHashes: [], problems: []};
  /** The inline script or style that is being read. */
  let open: {tag: string; text: string} | undefined;
  const parser = new Parser({
    onopentag(tag, attributes) {
      const loads =
        LOADING.test(tag) || (tag === 'link' && LOADING_LINKS.test(attributes.rel ?? ''));
      const report = (snippet: string, fix: string) =>
        content.problems.push(`<${tag}${snippet.slice(0, 100)}> ${fix}`);
      if (REFUSED.test(tag)) report('', FIXES.refused);
      for (const [name, value] of Object.entries(attributes)) {
        const fix = attributeProblem(tag, name, value, loads);
        if (fix) report(` ${name}="${value}"`, fix);
      }
      const isScript = tag === 'script' && attributes.src === undefined;
      const isExecuted = isScript && EXECUTABLE.test(attributes.type?.trim() ?? '');
      open = isExecuted || tag === 'style' ? {tag, text: ''} : undefined;
    },
    ontext(text) {
      if (open) open.text += text;
    },
    onclosetag() {
      if (open?.tag === 'script') content.scriptHashes.push(hashSource(open.text));
      const foreign = open?.tag === 'style' && STYLE_OF_OTHER_ORIGIN.exec(open.text);
      if (open && foreign) {
        const snippet = open.text.slice(foreign.index, foreign.index + 100);
        content.problems.push(`<style> ${snippet} ${FIXES.origin}`);
      }
      open = undefined;
    },
  });
  parser.end(html);
  return content;
}
