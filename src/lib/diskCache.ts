import {createHash} from 'node:crypto';
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

const SITE_DIR = path.resolve(__dirname, '../..');
const MAX_AGE_MS = 14 * 24 * 60 * 60 * 1000;

/** Read the given code (of folders, without tests) and package-lock.json, which has the checksums of all packages. */
function readCode(sources: readonly string[]): string {
  const files = sources.flatMap((source) => {
    const full = path.join(SITE_DIR, source);
    if (!statSync(full).isDirectory()) return [full];
    return readdirSync(full, {recursive: true, encoding: 'utf8'})
      .filter((name) => /(?<!\.test)\.(?:tsx?|cjs)$/.test(name))
      .map((name) => path.join(full, name));
  });
  return [path.join(SITE_DIR, 'package-lock.json'), ...files.sort()]
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
}

/** Delete files that were written more than two weeks ago. Without this, an hour of edits adds 21 MB. */
function removeOldFiles(folder: string): void {
  for (const name of readdirSync(folder)) {
    const file = path.join(folder, name);
    if (Date.now() - statSync(file).mtimeMs > MAX_AGE_MS) rmSync(file, {force: true});
  }
}

/** A cache of computed values. `content` is everything that a value depends on, except the code. */
export type DiskCache<T> = {
  /** Return the stored value for the content, or compute and store it. */
  readonly get: (content: unknown, compute: () => T) => T;
  /** Do the same with an asynchronous computation. */
  readonly getAsync: (content: unknown, compute: () => Promise<T>) => Promise<T>;
};

/**
 * Create a cache in `node_modules/.cache` for values that take seconds to compute and that several processes need. For example,
 * `npm start` runs one process for each language. Values are stored as JSON. If the cache cannot be read or written, the value is
 * computed. Errors are not cached.
 * @param name folder of the cache
 * @param sources folders and files with the code that computes the values, relative to the site directory. If the code changes, the values
 *   are computed again.
 */
export function diskCache<T>(name: string, sources: readonly string[]): DiskCache<T> {
  const folder = path.join(SITE_DIR, 'node_modules/.cache', name);
  let code: string | undefined;
  let hasRemovedOldFiles = false;
  const fileOf = (content: unknown): string => {
    code ??= createHash('sha256').update(readCode(sources)).digest('hex');
    const key = createHash('sha256').update(code).update(JSON.stringify(content));
    return path.join(folder, `${key.digest('hex')}.json`);
  };
  const read = (file: string): {readonly value: T} | undefined => {
    try {
      return {value: JSON.parse(readFileSync(file, 'utf8')) as T};
    } catch {
      return undefined;
    }
  };
  const store = (file: string, value: T): T => {
    try {
      mkdirSync(folder, {recursive: true});
      if (!hasRemovedOldFiles) removeOldFiles(folder);
      hasRemovedOldFiles = true;
      // Renaming is atomic, so another process never reads half a file.
      writeFileSync(`${file}.${process.pid}`, JSON.stringify(value));
      renameSync(`${file}.${process.pid}`, file);
    } catch {
      // The cache is optional. The next process computes the value again.
    }
    return value;
  };
  return {
    get(content, compute) {
      const file = fileOf(content);
      const found = read(file);
      return found ? found.value : store(file, compute());
    },
    async getAsync(content, compute) {
      const file = fileOf(content);
      const found = read(file);
      return found ? found.value : store(file, await compute());
    },
  };
}
