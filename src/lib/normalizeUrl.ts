/** Check whether a function can decode a text without an error. */
function canDecode(decode: (text: string) => string, text: string): boolean {
  try {
    decode(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * Make a pathname safe for the router, which decodes it twice and throws on malformed percent-encoding. Percent signs that cannot be
 * decoded become full-width percent signs, so that the reader recognises the URL and the not-found page can show it.
 * @example escapeUndecodablePathname('/a%20b') → '/a%20b'
 * @example escapeUndecodablePathname('/%E0%A4%A') → '/\uFF05E0\uFF05A4\uFF05A'
 */
export function escapeUndecodablePathname(pathname: string): string {
  const decodeTwice = (text: string) => decodeURI(decodeURI(text));
  return canDecode(decodeTwice, pathname) ? pathname : pathname.replaceAll('%', '\uFF05');
}

/**
 * Return a pathname without a trailing `/index.html` or `.html`. Only the base URL keeps its trailing slash, because its route has one.
 * @example removeHtmlEnding('/zh/index.html', '/zh/') → '/zh/'
 * @example removeHtmlEnding('/obis/common/glossary/index.html', '/') → '/obis/common/glossary'
 * @example removeHtmlEnding('/markdown-page.html', '/') → '/markdown-page'
 */
export function removeHtmlEnding(pathname: string, baseUrl: string): string {
  // `/.html` has no file name. The server has answered it with the not-found page, so it stays unchanged.
  if (!/[^/]\.html$/.test(pathname)) {
    return pathname;
  }
  const stripped = pathname.replace(/(?:\/index)?\.html$/, '');
  return `${stripped}/` === baseUrl || stripped === '' ? baseUrl : stripped;
}

/**
 * Make a hash safe for Docusaurus's scroll code, which decodes it and throws on malformed percent-encoding.
 * @example escapeUndecodableHash('#steps') → '#steps'
 * @example escapeUndecodableHash('#100%') → '#100%25'
 */
export function escapeUndecodableHash(hash: string): string {
  return canDecode(decodeURIComponent, hash) ? hash : hash.replaceAll('%', '%25');
}

type UrlParts = {readonly pathname: string; readonly search: string; readonly hash: string};

/**
 * Return a URL, without its origin, in a form that the router can handle. Return null if no change is needed. Several slashes in a
 * row become one. Some servers send the page in spite of them, and the router would then replace it with the not-found page.
 * @example normalizeUrl({pathname: '/index.html', search: '?a=1', hash: '#b'}, '/') → '/?a=1#b'
 */
export function normalizeUrl(address: UrlParts, baseUrl: string): string | null {
  const singleSlashes = address.pathname.replace(/\/{2,}/g, '/');
  const pathname = removeHtmlEnding(escapeUndecodablePathname(singleSlashes), baseUrl);
  const hash = escapeUndecodableHash(address.hash);
  if (pathname === address.pathname && hash === address.hash) {
    return null;
  }
  return `${pathname}${address.search}${hash}`;
}
