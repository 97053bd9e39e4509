import {escapeHtml} from '../shared/markup';

/** HTML, as opposed to text that still has to be escaped. */
export type Html = string;

const VOID_ELEMENTS = new Set(['br', 'hr', 'img', 'meta']);

/**
 * An element; attributes that are undefined are left out.
 * @param content HTML
 * @example element('a', 'Keys', {href: '/keys'}) → '<a href="/keys">Keys</a>'
 */
export function element(
  name: string,
  content: Html = '',
  attributes: Readonly<Record<string, string | undefined>> = {},
): Html {
  const written = Object.entries(attributes)
    .flatMap(([key, value]) => (value === undefined ? [] : ` ${key}="${escapeHtml(value)}"`))
    .join('');
  return `<${name}${written}>${VOID_ELEMENTS.has(name) ? '' : `${content}</${name}>`}`;
}

/** A table row whose first cell names it. `cells` are HTML. */
export function tableRow([name = '', ...cells]: readonly Html[], id?: string): Html {
  const rest = cells.map((cell) => element('td', cell)).join('');
  return element('tr', element('th', name) + rest, {id});
}
