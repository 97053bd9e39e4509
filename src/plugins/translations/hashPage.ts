import {createHash} from 'node:crypto';
import {parseMdx} from '../../content/parsePage';
import {normalizePage} from './normalizePage';
import type {Node} from '../../content/syntaxTree';

/** Number of hexadecimal digits in a hash. 48 bits are enough, because a page is compared only with its own earlier versions. */
export const HASH_LENGTH = 12;

/**
 * Return the hash of a parsed page: the first 12 hexadecimal digits of the SHA-256 of its normalised content (normalizePage.ts).
 * @throws YAMLParseError if the front matter is invalid
 */
export function hashTree(tree: Node, route: string): string {
  return createHash('sha256')
    .update(normalizePage(tree, route))
    .digest('hex')
    .slice(0, HASH_LENGTH);
}

/**
 * Return the hash of a page's content, for a translation record.
 * @param route route of the page, for relative links
 * @throws VFileMessage or YAMLParseError if the page is invalid
 * @example hashPage('# Keys\n', '/keys') === hashPage('Keys\n====\n', '/keys') // true
 */
export const hashPage = (text: string, route: string): string => hashTree(parseMdx(text), route);
