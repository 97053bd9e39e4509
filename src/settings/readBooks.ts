import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import * as z from 'zod';

/** The list that `npm run pdf` writes beside the books. */
export const BOOK_LIST = 'books.json';

/** Where the site has them, below the base URL. */
export const BOOKS_FOLDER = 'books';

const Books = z.array(
  z.strictObject({
    /** The language's name in itself. */
    language: z.string(),
    htmlLang: z.string(),
    file: z.string(),
    /** Size of the file in bytes. */
    bytes: z.int().positive(),
    sheets: z.int().positive(),
    /** Day of the content, as 2026-03-12. */
    date: z.iso.date(),
  }),
);

/** A PDF book of the manual. */
export type Book = z.output<typeof Books>[number];

/**
 * Reads which books there are.
 * @param dir folder that `npm run pdf` has filled; none without it
 * @throws Error when the folder holds no list of books, or not all of them: the site would link to nothing
 */
export function readBooks(dir: string | undefined): Book[] {
  if (dir === undefined) return [];
  const list = path.join(dir, BOOK_LIST);
  const fix = 'Fix: empty BOOKS_DIR, or run "npm run pdf", which sets it.';
  if (!existsSync(list)) throw new Error(`BOOKS_DIR=${dir} has no ${BOOK_LIST}. ${fix}`);
  const result = Books.safeParse(JSON.parse(readFileSync(list, 'utf8')));
  if (!result.success) throw new Error(`${list}: ${z.prettifyError(result.error)}\n${fix}`);
  const missing = result.data.find(({file}) => !existsSync(path.join(dir, file)));
  if (missing) throw new Error(`${list} names ${missing.file}, which is not there. ${fix}`);
  return result.data;
}
