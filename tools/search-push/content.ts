import type {IndexSettings} from 'algoliasearch';
import {INDEX_SETTINGS} from '../../src/plugins/search/algolia/indexSettings';
import {objectsOf, type ProviderObject} from '../../src/plugins/search/algolia/providerObjects';
import {synonymsOf, type ProviderSynonym} from '../../src/plugins/search/algolia/providerSynonyms';
import type {SearchIndex} from '../../src/plugins/search/shared/packedIndex';

/** Everything that one push sends. */
export type PushContent = {
  readonly records: readonly ProviderObject[];
  readonly synonyms: readonly ProviderSynonym[];
  readonly settings: IndexSettings;
};

/** The provider rejects the whole batch of a larger record. */
const MAX_RECORD_BYTES = 10_000;

export const bytesOf = (record: ProviderObject): number =>
  Buffer.byteLength(JSON.stringify(record));

/**
 * Turns the indexes of all languages into what the provider stores, in one index.
 * @throws Error for invalid or missing records, before anything is sent
 */
export function contentOf(indexes: readonly SearchIndex[]): PushContent {
  const records = new Map<string, ProviderObject>();
  for (const index of indexes) {
    const objects = objectsOf(index);
    if (objects.length === 0) {
      throw new Error(
        `The index of the language "${index.language}" has no records: pushing it would empty the search. ` +
          'Run "npm run build" again.',
      );
    }
    for (const object of objects) {
      const size = bytesOf(object);
      if (size > MAX_RECORD_BYTES) {
        throw new Error(
          `The record ${object.objectID} has ${size} bytes, the provider takes ${MAX_RECORD_BYTES}. ` +
            `Split that section of ${object.url} into shorter paragraphs and build again.`,
        );
      }
      if (records.has(object.objectID)) {
        throw new Error(
          `Two records have the id ${object.objectID}, and one would replace the other. ` +
            `Give the headings of ${object.url} ids of their own and build again.`,
        );
      }
      records.set(object.objectID, object);
    }
  }
  const synonyms = synonymsOf(indexes.flatMap((index) => index.synonyms));
  return {records: [...records.values()], synonyms, settings: INDEX_SETTINGS};
}
