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
 * @example decodablePathname('/a%20b') → '/a%20b'
 * @example decodablePathname('/%E0%A4%A') → '/\uFF05E0\uFF05A4\uFF05A'
 */
export function decodablePathname(pathname: string): string {
  const decodeTwice = (text: string) => decodeURI(decodeURI(text));
  return canDecode(decodeTwice, pathname) ? pathname : pathname.replaceAll('%', '\uFF05');
}

/**
 * Return a pathname without a trailing `/index.html` or `.html`. Only the base URL keeps its trailing slash, because its route has one.
 * @example withoutHtmlEnding('/zh/index.html', '/zh/') → '/zh/'
 * @example withoutHtmlEnding('/obis/common/glossary/index.html', '/') → '/obis/common/glossary'
 * @example withoutHtmlEnding('/markdown-page.html', '/') → '/markdown-page'
 */
export function withoutHtmlEnding(pathname: string, baseUrl: string): string {
  // `/.html` has no file name. The server has answered it with the not-found page, so it stays unchanged.
  if (!/[^/]\.html$/.test(pathname)) {
    return pathname;
  }
  const stripped = pathname.replace(/(?:\/index)?\.html$/, '');
  return `${stripped}/` === baseUrl || stripped === '' ? baseUrl : stripped;
}

/**
 * Make a hash safe for Docusaurus's scroll code, which decodes it and throws on malformed percent-encoding.
 * @example decodableHash('#steps') → '#steps'
 * @example decodableHash('#100%') → '#100%25'
 */
export function decodableHash(hash: string): string {
  return canDecode(decodeURIComponent, hash) ? hash : hash.replaceAll('%', '%25');
}

type UrlParts = {readonly pathname: string; readonly search: string; readonly hash: string};

/**
 * Return a URL, without its origin, in a form that the router can handle. Return null if no change is needed. Two slashes in a row become
 * one, because some servers ignore them, and the router would show the not-found page.
 * @example normalizedUrl({pathname: '/index.html', search: '?a=1', hash: '#b'}, '/') → '/?a=1#b'
 */
export function normalizedUrl(address: UrlParts, baseUrl: string): string | null {
  const singleSlashes = address.pathname.replace(/\/{2,}/g, '/');
  const pathname = withoutHtmlEnding(decodablePathname(singleSlashes), baseUrl);
  const hash = decodableHash(address.hash);
  if (pathname === address.pathname && hash === address.hash) {
    return null;
  }
  return `${pathname}${address.search}${hash}`;
}
