import type {Kept, State} from '../store/store';
import type {Files} from '../shared/manifest';

/** What is kept for an address. */
export type Found = {
  /** Hash of the content; undefined when the address is not kept. */
  hash?: string;
  /** The language that the address belongs to. */
  language: string | undefined;
  /** That language, if it is kept. */
  kept?: Kept;
  /** The address below the folder of its language, without the ending of a page. */
  address: string;
};

/** Own properties only: addresses come from readers. */
const hashIn = (files: Files | undefined, address: string) =>
  files && Object.hasOwn(files, address) ? files[address]?.[0] : undefined;

function decode(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}

/**
 * Finds a file among the kept ones. A page is found as `/page`, `/page/`, `/page.html` and `/page/index.html`.
 * @param pathname of the address below the base URL, without the slash at its start
 */
export function findKept({folders, kept}: State, pathname: string): Found {
  const decoded = decode(pathname);
  const isBelow = (folder: string) => decoded.startsWith(folder) || `${decoded}/` === folder;
  // The longest folder: that of the default language is the start of all.
  const [language, folder = ''] =
    Object.entries(folders)
      .filter(([, candidate]) => isBelow(candidate))
      .sort(([, a], [, b]) => b.length - a.length)[0] ?? [];
  const exact = decoded.slice(folder.length);
  const page = exact.replace(/(^|\/)index(?:\.html)?$|\.html$/, '$1').replace(/\/$/, '');
  const ofLanguage =
    language !== undefined && Object.hasOwn(kept, language) ? kept[language] : undefined;
  const files = ofLanguage?.current?.files;
  const hash =
    hashIn(files, exact) ??
    hashIn(ofLanguage?.previous, exact) ??
    hashIn(files, page) ??
    // A page that leads on from an old address, which is a folder's index.
    hashIn(files, `${page}/`);
  return {
    ...(hash !== undefined && {hash}),
    language,
    ...(ofLanguage && {kept: ofLanguage}),
    address: page,
  };
}

/** Address of the not-found page in the files of a language. */
export const NOT_FOUND = '404';
