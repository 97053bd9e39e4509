import {STATUSES} from './confirmation';
import {indexReferences, listFacts} from './facts';
import {FOLDERS, kindOf, type Model} from './kinds';
import type {ModelComponent, Slice, SliceContext} from './kinds/kind';
import {LOCALE_FORMATS} from './localeFormats';
import {memoizeByObject} from './memoizeByObject';

/** Every component that shows data of the model, by its name in pages. */
export const COMPONENTS: Readonly<Record<string, ModelComponent>> = Object.fromEntries([
  ['FactCount', {shows: {kind: 'fact-count'}}],
  ...FOLDERS.flatMap((folder) => Object.entries(kindOf(folder).components ?? {})),
]);

/** Lists every slice of the model. */
export const listSlices = memoizeByObject((model: Model): ReadonlyMap<string, Slice> => {
  const counts = STATUSES.map((status): Slice => ({
    name: `fact-count.${status}`,
    facts: [],
    data({locale}) {
      const count = listFacts(model).filter((fact) => fact.status === status).length;
      const useGrouping = count >= LOCALE_FORMATS[locale].groupedFrom;
      return {value: count.toLocaleString('en', {useGrouping})};
    },
  }));
  const slices = FOLDERS.flatMap(
    (folder) => kindOf(folder).slices?.(model, () => indexReferences(model)) ?? [],
  );
  return new Map([...slices, ...counts].map((slice) => [slice.name, slice]));
});

/** Returns the data of every slice in one language, by file name. Diagrams are not rendered yet. */
export const buildSlices = (model: Model, context: SliceContext): Map<string, unknown> =>
  new Map([...listSlices(model)].map(([name, {data}]) => [name, data(context)]));
