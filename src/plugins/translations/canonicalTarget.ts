import path from 'node:path';

const EXTERNAL = /^[a-z][a-z0-9+.-]*:/i;

/**
 * Return the absolute form of a link target, without the file extension and the trailing slash.
 * @param route site path of the page that contains the link
 * @example canonicalTarget('../kms/create-a-key.mdx#import', '/obis/pki/overview') → '/obis/kms/create-a-key#import'
 */
export function canonicalTarget(target: string, route: string): string {
  if (EXTERNAL.test(target) || target.startsWith('//')) return target;
  const [, address = '', rest = ''] = /^([^?#]*)(.*)$/.exec(target) ?? [];
  if (address === '') return `${route}${rest}`;
  const joined = path.posix.resolve(path.posix.dirname(route), address);
  const page = joined.replace(/\.mdx?$/, '').replace(/(?<=.)\/$/, '');
  return `${page}${rest}`;
}

/**
 * Return the path of an image without the locale in its file name, because each language may have its own picture.
 * @example canonicalImage('/img/panel-zh-dark.svg', ['en', 'zh']) → '/img/panel-dark.svg'
 */
export function canonicalImage(source: string, locales: readonly string[]): string {
  return source.replace(new RegExp(`-(?:${locales.join('|')})(?=[-.][^/]*$)`), '');
}
