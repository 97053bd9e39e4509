import {algoliasearch, type Algoliasearch} from 'algoliasearch';

/** Who pushes to which application. */
export type Credentials = {appId: string; adminKey: string};

/** What tests change of the provider's client: its hosts above all. */
export type ClientOptions = Parameters<typeof algoliasearch>[2];

/** The part of the provider's client that a push uses. */
export type PushClient = Pick<
  Algoliasearch,
  | 'batch'
  | 'browse'
  | 'deleteIndex'
  | 'getSettings'
  | 'getTask'
  | 'operationIndex'
  | 'saveSynonyms'
  | 'setSettings'
>;

/** The provider's own client, with the right to write. */
export function createClient(credentials: Credentials, options: ClientOptions = {}): PushClient {
  return algoliasearch(credentials.appId, credentials.adminKey, options);
}
