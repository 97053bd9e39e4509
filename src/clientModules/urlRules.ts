/** A percent sign that does not start a percent-encoded byte. */
const STRAY_PERCENT = /%(?![\da-f]{2})/gi;

function decodes(decode: (text: string) => string, text: string): boolean {
  try {
    decode(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * Makes a pathname safe for the router, which decodes it twice and throws on malformed percent-encoding. The percent
 * signs become full-width ones: the reader still recognises the URL, and the not-found page can answer it.
 * @example decodablePathname('/a%20b') → '/a%20b'
 * @example decodablePathname('/%E0%A4%A') → '/\uFF05E0\uFF05A4\uFF05A'
 */
export function decodablePathname(pathname: string): string {
  const decodeTwice = (text: string) => decodeURI(decodeURI(text));
  return decodes(decodeTwice, pathname) ? pathname : pathname.replaceAll('%', '\uFF05');
}

/**
 * The pathname without a trailing `index.html` or `.html`. A folder's index keeps the slash only at the base URL,
 * whose route is registered with it.
 * @example withoutHtmlEnding('/zh/index.html', '/zh/') → '/zh/'
 * @example withoutHtmlEnding('/obis/common/glossary/index.html', '/') → '/obis/common/glossary'
 * @example withoutHtmlEnding('/markdown-page.html', '/') → '/markdown-page'
 */
export function withoutHtmlEnding(pathname: string, baseUrl: string): string {
  // A file without a name is no page, so the not-found page has been served for it.
  if (!/[^/]\.html$/.test(pathname)) {
    return pathname;
  }
  const stripped = pathname.replace(/(?:\/index)?\.html$/, '');
  return `${stripped}/` === baseUrl || stripped === '' ? baseUrl : stripped;
}

/**
 * The pathname with one slash at its start: in an address without its origin, `//evil.example` is another site, for which
 * `history.replaceState` throws, and the page stays without its scripts.
 * @example withOneSlash('//evil.example') → '/evil.example'
 */
function withOneSlash(pathname: string): string {
  return pathname.replace(/^\/{2,}/, '/');
}

/**
 * Makes a hash safe for Docusaurus's scroll code, which decodes it and throws on malformed percent-encoding.
 * @example decodableHash('#steps') → '#steps'
 * @example decodableHash('#100%') → '#100%25'
 */
export function decodableHash(hash: string): string {
  if (decodes(decodeURIComponent, hash)) {
    return hash;
  }
  const repaired = hash.replace(STRAY_PERCENT, '%25');
  return decodes(decodeURIComponent, repaired) ? repaired : hash.replaceAll('%', '%25');
}

type UrlParts = {readonly pathname: string; readonly search: string; readonly hash: string};

/**
 * The URL in the form that the router can handle, or null when it already is.
 * @example normalizedUrl({pathname: '/index.html', search: '?a=1', hash: '#b'}, '/') → '/?a=1#b'
 */
export function normalizedUrl(address: UrlParts, baseUrl: string): string | null {
  const pathname = withoutHtmlEnding(decodablePathname(withOneSlash(address.pathname)), baseUrl);
  const hash = decodableHash(address.hash);
  if (pathname === address.pathname && hash === address.hash) {
    return null;
  }
  return `${pathname}${address.search}${hash}`;
}
