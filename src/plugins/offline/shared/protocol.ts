/** A message between the worker and browser tabs: the progress of a download, that the disk is full, or that the download is cancelled. */
export type Message = {language: string; share: number} | 'full' | 'cancel';

/** Return the name of the cache of a language. Without a language, return the name of the channel for messages. */
export const nameOf = (root: string, language = ''): string => `obis-offline ${root} ${language}`;

/** Return the address of the worker that stores these languages. */
export const workerAddress = (root: string, languages: readonly string[]): string =>
  `${root}sw.js?languages=${languages.join()}`;

/** Return the languages in the address of a worker. */
export const languagesOf = (address: string): string[] =>
  new URL(address).searchParams.get('languages')?.split(',') ?? [];
