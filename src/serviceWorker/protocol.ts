/** A language, and the files in its offline copy. */
export type OfflineLanguage = {
  language: string;
  /** Folder of its pages below the base URL. Either empty or with a slash at its end. */
  folder: string;
  /** The URL of each file, relative to the base URL, and the SHA-256 of the file in base64. */
  files: [url: string, hash: string][];
};

/**
 * A message of the service worker to browser tabs: the progress of a download, with `share` from 0 to 1, or 'full' if the disk is full.
 */
export type DownloadMessage = {language: string; share: number} | 'full';

/** Return the name of the browser cache with the offline copy of a language. */
export const cacheName = (root: string, language: string): string =>
  `obis-offline ${root} ${language}`;

/** Return the name of the BroadcastChannel on which the service worker sends messages to the tabs. */
export const channelName = (root: string): string => cacheName(root, '');

/** Return the URL of the service worker that stores these languages. */
export const serviceWorkerUrl = (root: string, languages: readonly string[]): string =>
  `${root}sw.js?languages=${languages.join()}`;

/** Return the languages that a service worker stores, from its URL. */
export const parseLanguages = (url: string): string[] =>
  new URL(url).searchParams.get('languages')?.split(',') ?? [];
