/** What workers and tabs tell each other: the share of a download that is there, no more space, or to stop. */
export type Message = {language: string; share: number} | 'full' | 'cancel';

/** Names the cache of a language; without one, the channel of messages. */
export const nameOf = (root: string, language = ''): string => `obis-offline ${root} ${language}`;

/** The worker keeps the languages that its own address names; its scope is the base URL. */
export const workerAddress = (root: string, languages: readonly string[]): string =>
  `${root}sw.js?languages=${languages.join()}`;

/** Reads the languages from the address of a worker. */
export const languagesOf = (address: string): string[] =>
  new URL(address).searchParams.get('languages')?.split(',') ?? [];
