import {indexReferences, listFacts} from './facts';
import {FOLDERS, kindOf, type Model} from './kinds';
import type {DataContext, DataFile} from './kinds/kind';
import {languageTag} from '../../content/locales';
import {memoizeByObject} from '../../lib/memoizeByObject';
import {SOURCE_KINDS} from './schema';

/** Count the facts of each kind of source, for `<FactCount>`. */
function countFiles(model: Model): DataFile[] {
  const facts = listFacts(model);
  return SOURCE_KINDS.map((kind) => ({
    name: `fact-count.${kind}`,
    facts: [],
    data: ({locale}) => {
      const count = facts.filter(({source}) => source.kind === kind).length;
      return {value: count.toLocaleString(languageTag(locale))};
    },
  }));
}

/** List every data file of the model by name. Memoised, because each component of a page looks up its own. */
export const listDataFiles = memoizeByObject((model: Model): ReadonlyMap<string, DataFile> => {
  const references = indexReferences(model);
  const files = FOLDERS.flatMap((folder) => kindOf(folder).dataFiles?.(model, references) ?? []);
  return new Map([...files, ...countFiles(model)].map((file) => [file.name, file]));
});

/** Return the data of every file in one language, by name. Diagrams are not rendered yet. */
export const buildDataFiles = (model: Model, context: DataContext): Map<string, unknown> =>
  new Map([...listDataFiles(model)].map(([name, {data}]) => [name, data(context)]));
