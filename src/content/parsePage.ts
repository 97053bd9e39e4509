import {diskCache} from '../lib/diskCache';
import {parseMdx, withFile, type Node} from './tree';

/** Parses the text of a page. */
export type Parse = (text: string) => Node;

const trees = diskCache<Node>('trees', ['src/content']);

/**
 * Parses a page, with any line endings and with or without a byte order mark. Takes 10 to 60 ms: callers that read all pages use
 * parseCached.
 * @throws PageSyntaxError when it is not valid MDX
 */
export const parseSource: Parse = (text) =>
  parseMdx(text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n'));

/**
 * Parses a page, or takes its tree from the cache of earlier processes: the build, the preview and the checks read the same pages.
 * @throws PageSyntaxError when it is not valid MDX
 */
export const parseCached: Parse = (text) => trees.get(text, () => parseSource(text));

/**
 * Parses a page for the build.
 * @param file path from the root of the site
 * @throws PageSyntaxError with the file, the line and the fix
 */
export const parsePage = (text: string, file: string): Node =>
  withFile(file, () => parseCached(text));
