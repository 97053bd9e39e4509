import type {IndexSettings} from 'algoliasearch';
import {INDEX_SETTINGS} from '../../src/plugins/search/algolia/indexSettings';
import {objectsOf, type ProviderObject} from '../../src/plugins/search/algolia/providerObjects';
import {synonymsOf, type ProviderSynonym} from '../../src/plugins/search/algolia/providerSynonyms';
import type {SearchIndex} from '../../src/plugins/search/shared/packedIndex';

/** Everything that one push sends. */
export type PushContent = {
  records: ProviderObject[];
  synonyms: ProviderSynonym[];
  settings: IndexSettings;
  /** Number of records by language. */
  counts: Record<string, number>;
  /** Size of all records as JSON. */
  bytes: number;
  largest: {bytes: number; url: string};
};

/** The provider refuses a larger record, and with it the whole batch. */
const MAX_RECORD_BYTES = 10_000;

/**
 * Turns the indexes of all languages into what the provider stores, in one index.
 * @throws Error for a record that the provider would refuse, before anything is sent
 */
export function contentOf(indexes: readonly SearchIndex[]): PushContent {
  const counts: Record<string, number> = {};
  const records: ProviderObject[] = [];
  const ids = new Set<string>();
  let bytes = 0;
  let largest = {bytes: 0, url: ''};
  for (const index of indexes) {
    const objects = objectsOf(index);
    if (objects.length === 0) {
      throw new Error(
        `The index of the language "${index.language}" has no records: pushing it would empty the search. ` +
          'Run "npm run build" again.',
      );
    }
    counts[index.language] = objects.length;
    for (const object of objects) {
      const size = Buffer.byteLength(JSON.stringify(object));
      if (size > MAX_RECORD_BYTES) {
        throw new Error(
          `The record ${object.objectID} has ${size} bytes, the provider takes ${MAX_RECORD_BYTES}. ` +
            `Split that section of ${object.url} into shorter paragraphs and build again.`,
        );
      }
      if (ids.has(object.objectID)) {
        throw new Error(
          `Two records have the id ${object.objectID}, and one would replace the other. ` +
            `Give the headings of ${object.url} ids of their own and build again.`,
        );
      }
      ids.add(object.objectID);
      bytes += size;
      if (size > largest.bytes) {
        largest = {bytes: size, url: object.url};
      }
    }
    records.push(...objects);
  }
  const synonyms = synonymsOf(indexes.flatMap((index) => index.synonyms));
  return {records, synonyms, settings: INDEX_SETTINGS, counts, bytes, largest};
}
