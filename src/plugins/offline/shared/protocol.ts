/**
 * A message between the service worker and browser tabs. The worker sends the progress of a download, with `share` from 0 to 1, or 'full' if
 * the disk is full. A tab sends 'cancel' to abort a download.
 */
export type Message = {language: string; share: number} | 'full' | 'cancel';

/** Return the name of the browser cache for a language or, without a language, of the BroadcastChannel for messages. */
export const nameOf = (root: string, language = ''): string => `obis-offline ${root} ${language}`;

/** Return the address of the worker that stores these languages. */
export const workerAddress = (root: string, languages: readonly string[]): string =>
  `${root}sw.js?languages=${languages.join()}`;

/** Return the languages that a worker stores, from its address. */
export const languagesOf = (address: string): string[] =>
  new URL(address).searchParams.get('languages')?.split(',') ?? [];
