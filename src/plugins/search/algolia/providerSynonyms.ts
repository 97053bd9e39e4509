import {createHash} from 'node:crypto';
import type {SynonymGroup} from '../shared/packedIndex';

/** A synonym as the hosted provider stores it; limits of the provider: 20 words each way. */
export type ProviderSynonym =
  | {objectID: string; type: 'synonym'; synonyms: string[]}
  | {objectID: string; type: 'oneWaySynonym'; input: string; synonyms: string[]};

const MAX_SYNONYMS = 20;
const MAX_ONE_WAY_SYNONYMS = 100;

/**
 * The synonyms of the index in the provider's terms. What pages call a thing stands for its other names and back; what
 * people type for it finds these names, but no name finds what people type.
 * @throws Error when a group has more words than the provider takes
 */
export function synonymsOf(groups: readonly SynonymGroup[]): ProviderSynonym[] {
  const byId = new Map<string, ProviderSynonym>();
  const add = (synonym: ProviderSynonym) => byId.set(synonym.objectID, synonym);
  for (const group of groups) {
    const names = distinct(group.names);
    if (names.length > 1) {
      if (names.length > MAX_SYNONYMS) {
        throw new Error(
          `Synonyms: ${JSON.stringify(names[0])} has ${names.length} names, the provider takes ` +
            `${MAX_SYNONYMS}. Take names from the glossary (data/glossary).`,
        );
      }
      add({objectID: id('names', names), type: 'synonym', synonyms: names});
    }
    for (const input of distinct(group.typed)) {
      const synonyms = names.filter((name) => name !== input).slice(0, MAX_ONE_WAY_SYNONYMS);
      if (synonyms.length > 0) {
        add({
          objectID: id('typed', [input, ...names]),
          type: 'oneWaySynonym',
          input,
          synonyms,
        });
      }
    }
  }
  return [...byId.values()];
}

/** The provider ignores case, so `KMS` and `kms` would be one word twice. */
function distinct(words: readonly string[]): string[] {
  return [...new Set(words.map((word) => word.trim().toLowerCase()))].filter(Boolean);
}

/** The same synonym has the same id in every push. */
function id(kind: string, words: readonly string[]): string {
  const hash = createHash('sha256').update(words.join('\n')).digest('hex').slice(0, 16);
  return `${kind}-${hash}`;
}
