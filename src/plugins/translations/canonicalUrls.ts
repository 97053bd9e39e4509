import path from 'node:path';
import {LOCALES} from '../../content/locales';

const EXTERNAL = /^[a-z][a-z0-9+.-]*:/i;

/**
 * Return the absolute form of a link target, without the file extension and the trailing slash.
 * @param route route of the page that contains the link
 * @example canonicalLink('../kms/create-a-key.mdx#import', '/obis/pki/overview') → '/obis/kms/create-a-key#import'
 */
export function canonicalLink(target: string, route: string): string {
  if (EXTERNAL.test(target) || target.startsWith('//')) return target;
  const [, pathname = '', rest = ''] = /^([^?#]*)(.*)$/.exec(target) ?? [];
  if (pathname === '') return `${route}${rest}`;
  const joined = path.posix.resolve(path.posix.dirname(route), pathname);
  const page = joined.replace(/\.mdx?$/, '').replace(/(?<=.)\/$/, '');
  return `${page}${rest}`;
}

/**
 * Return the URL of an image without the locale in its file name, because each language may have its own picture.
 * @example canonicalImage('/img/panel-zh-dark.svg') → '/img/panel-dark.svg'
 */
export const canonicalImage = (url: string): string =>
  url.replace(new RegExp(`-(?:${LOCALES.join('|')})(?=[-.][^/]*$)`), '');
