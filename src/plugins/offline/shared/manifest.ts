/** Names and shapes of what a build writes for the copy in the browser; see README.md. */

/** Below the base URL: says which build there is. Small, asked for again and again. */
export const POINTER_FILE = 'offline.json';

/** Below the base URL, since a worker's scope is the folder of its script. */
export const WORKER_FILE = 'sw.js';

/** Changes with every change of these shapes that an older worker would misread. */
export const FORMAT = 1;

/**
 * Files of one language: address below the language's folder → SHA-256 in base64, and bytes. A page has the address that links
 * have: no ending, and the landing page is ''.
 */
export type Files = Record<string, [hash: string, bytes: number]>;

/** One language in the pointer. */
export type Entry = {
  /** Folder of its pages below the base URL; '' or ending in a slash. */
  folder: string;
  /** Address of its file list (JSON of `Files`) below the base URL. */
  list: string;
  /** SHA-256 of the file list in base64: the name of this version of the language. */
  hash: string;
  /** Size in the browser, not compressed. */
  bytes: number;
};

/** The content of the pointer. */
export type Pointer = {format: typeof FORMAT; languages: Record<string, Entry>};

/** Sum of the sizes, each content once. */
export function sizeOf(...lists: Files[]): number {
  const sizes = new Map(lists.flatMap((files) => Object.values(files)));
  return [...sizes.values()].reduce((sum, bytes) => sum + bytes, 0);
}
