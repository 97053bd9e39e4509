import {createHash} from 'node:crypto';
import {parseMdx} from '../../content/parsePage';
import {normaliseSource} from './normaliseSource';
import type {Node} from '../../content/tree';

/** Number of hexadecimal digits in a hash. 48 bits are enough, because a page is compared only with its own earlier versions. */
export const HASH_LENGTH = 12;

/**
 * Return the hash of a parsed page: the first 12 hexadecimal digits of the SHA-256 of its normalised content (normaliseSource.ts).
 * @throws YAMLParseError if the front matter is invalid
 */
export function hashTree(tree: Node, route: string): string {
  return createHash('sha256')
    .update(normaliseSource(tree, route))
    .digest('hex')
    .slice(0, HASH_LENGTH);
}

/**
 * Return the hash of a page's content, for a translation record.
 * @param route site path of the page, for relative links
 * @throws VFileMessage or YAMLParseError if the page is invalid
 * @example hashSource('# Keys\n', '/keys') === hashSource('Keys\n====\n', '/keys') // true
 */
export const hashSource = (text: string, route: string): string => hashTree(parseMdx(text), route);
