import fs from 'node:fs';
import path from 'node:path';
import {brotliSize} from '../brotliSize';

/** Bytes after Brotli; undefined for what is not there. */
export type Bytes = number | undefined;

/** The size of a built page. */
export function pageBytes(buildDir: string, pathname: string): Bytes {
  const file = path.join(buildDir, `${pathname.replace(/^\//, '') || 'index'}.html`);
  return fs.existsSync(file) ? brotliSize(file) : undefined;
}

const GROUPS: Readonly<Record<string, RegExp>> = {
  'Scripts of all pages': /(?:^|\/)assets\/js\/.*\.js$/,
  'Style sheets': /(?:^|\/)assets\/css\/.*\.css$/,
  'Search indexes': /search-index\.json$|(?:^|\/)assets\/search\/.*\./,
};

/** The sizes of what pages share, of all languages together, by name. */
export function sharedBytes(buildDir: string): Map<string, Bytes> {
  const files = fs.existsSync(buildDir)
    ? fs
        .readdirSync(buildDir, {recursive: true, encoding: 'utf8'})
        .map((file) => file.split(path.sep).join('/'))
    : [];
  return new Map(
    Object.entries(GROUPS).map(([name, pattern]) => {
      const sizes = files
        .filter((file) => pattern.test(file))
        .map((file) => brotliSize(path.join(buildDir, file)));
      return [name, sizes.length > 0 ? sizes.reduce((sum, size) => sum + size, 0) : undefined];
    }),
  );
}
