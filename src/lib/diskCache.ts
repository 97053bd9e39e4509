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
const MAX_AGE_MS = 14 * 24 * 60 * 60 * 1000; // Texts and code change: what is older has hardly a use.

/** The text of the code below the folders, tests excepted, and the checksums of all packages. */
function codeIn(folders: readonly string[]): string {
  const files = folders.flatMap((folder) =>
    readdirSync(path.join(SITE_DIR, folder), {recursive: true, encoding: 'utf8'})
      .filter((name) => /(?<!\.test)\.(?:tsx?|cjs)$/.test(name))
      .map((name) => path.join(SITE_DIR, folder, name)),
  );
  return [path.join(SITE_DIR, 'package-lock.json'), ...files.sort()]
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
}

/** Keeps a cache from growing for ever: 21 MB in an hour of edits without it. */
function removeOldFiles(folder: string): void {
  for (const name of readdirSync(folder)) {
    const file = path.join(folder, name);
    if (Date.now() - statSync(file).mtimeMs > MAX_AGE_MS) rmSync(file, {force: true});
  }
}

/** `content` is everything that a value depends on, besides the code. */
export type DiskCache<T> = {
  /** Returns the stored value for the content, or computes and stores it. */
  readonly get: (content: unknown, compute: () => T) => T;
  /** The same for a value that takes its time. */
  readonly getAsync: (content: unknown, compute: () => Promise<T>) => Promise<T>;
};

/**
 * A cache in `node_modules/.cache`, for what takes a process seconds to compute from texts and the next one needs again: the two
 * languages of `npm start` are two processes. Computes the value when the cache cannot be read or written; a thrown error is not cached.
 * Contents and values are stored as JSON.
 * @param name folder of the cache
 * @param folders the code that the values depend on, from the site's folder: another code, another value
 */
export function diskCache<T>(name: string, folders: readonly string[]): DiskCache<T> {
  const folder = path.join(SITE_DIR, 'node_modules/.cache', name);
  let code: string | undefined;
  let isTidy = false;
  const fileOf = (content: unknown): string => {
    code ??= createHash('sha256').update(codeIn(folders)).digest('hex');
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
      if (!isTidy) removeOldFiles(folder);
      isTidy = true;
      // In one step: another process may read it.
      writeFileSync(`${file}.${process.pid}`, JSON.stringify(value));
      renameSync(`${file}.${process.pid}`, file);
    } catch {
      // The next process computes it again.
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
