import {createHash} from 'node:crypto';
import {parseMdx} from '../../content/parsePage';
import {normalizePage} from './normalizePage';

/** Number of hexadecimal digits in a hash. 48 bits are enough, because a page is compared only with its own earlier versions. */
export const HASH_LENGTH = 12;

/**
 * Return the hash of a page, for a translation record: the first 12 hexadecimal digits of the SHA-256 of its normalised content
 * (normalizePage.ts).
 * @throws PageSyntaxError or YAMLParseError if the page is invalid
 * @example hashPage('# Keys\n') === hashPage('Keys\n====\n') // true
 */
export const hashPage = (text: string): string =>
  createHash('sha256')
    .update(normalizePage(parseMdx(text)))
    .digest('hex')
    .slice(0, HASH_LENGTH);
