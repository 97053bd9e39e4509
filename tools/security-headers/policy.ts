/**
 * Return the Content-Security-Policy of pages with these inline scripts. `npm start` has no policy.
 * @param scriptHashes hash sources, such as `'sha256-…'`
 * @param connect origins that scripts may send requests to, such as those of the hosted search
 */
export function contentSecurityPolicy(
  scriptHashes: readonly string[],
  connect: readonly string[],
): string {
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    // Without 'unsafe-inline' and 'unsafe-eval', injected scripts do not run. The bootstrap script and the scripts of Docusaurus have hashes.
    'script-src': ["'self'", ...new Set([...scriptHashes].sort())],
    // Each page has its own inline styles, React sets style attributes, and hashes do not cover attributes.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:'],
    ...(connect.length > 0 && {'connect-src': ["'self'", ...connect]}),
    'object-src': ["'none'"],
    'frame-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

const META = 'Content-Security-Policy';

/**
 * Write a policy into a page, before everything that it applies to. It follows the character set, which must be among the first
 * 1,024 bytes.
 * @throws Error for a page without a head, or with a policy
 */
export function addPolicy(html: string, policy: string): string {
  if (html.includes(`http-equiv="${META}"`)) throw new Error('The page has a policy already.');
  const start = /<meta charset=[^>]*>/i.exec(html) ?? /<head(?:\s[^>]*)?>/i.exec(html);
  if (!start) throw new Error('The page has no <head>: write <head> and <meta charset="utf-8">.');
  const at = start.index + start[0].length;
  const meta = `<meta http-equiv="${META}" content="${policy}">`;
  return `${html.slice(0, at)}${meta}${html.slice(at)}`;
}
