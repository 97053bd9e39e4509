import {createHash} from 'node:crypto';
import type {Node} from './tree';
import {memoize} from './memoize';
import {normaliseSource, parseSource} from './normaliseSource';

/** Hexadecimal digits of a hash: 48 bits, of a few hundred pages that are compared with their own past only. */
export const HASH_LENGTH = 12;

/**
 * The hash of a page that has been read: the first 12 hexadecimal digits of the SHA-256 of what `normaliseSource` makes.
 * @throws YAMLParseError when the front matter cannot be read
 */
export function hashTree(tree: Node, route: string): string {
  return createHash('sha256')
    .update(normaliseSource(tree, route))
    .digest('hex')
    .slice(0, HASH_LENGTH);
}

/**
 * The hash of a page's content, for a stamp.
 * @param route site path of the page, for relative links
 * @param tree the page as it was read, where it has been already
 * @throws VFileMessage or YAMLParseError when the page cannot be read
 * @example hashSource('# Keys\n', '/keys') === hashSource('Keys\n====\n', '/keys') // true
 */
export function hashSource(text: string, route: string, tree?: Node): string {
  return memoize(['hash', route, text], () => hashTree(tree ?? parseSource(text), route));
}
