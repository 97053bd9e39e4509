import {indexScreenItems} from './facts';
import {DATA_FOLDERS, factKindOf, type Model} from './kinds';
import type {DataContext, ComponentData} from './kinds/factKind';
import {memoizeByObject} from '../../lib/memoizeByObject';

/** List all component data of the model by name. The result is cached, because each component in each page is looked up in it. */
export const listComponentData = memoizeByObject(
  (model: Model): ReadonlyMap<string, ComponentData> => {
    const screenItems = indexScreenItems(model);
    const all = DATA_FOLDERS.flatMap(
      (folder) => factKindOf(folder).componentData?.(model, screenItems) ?? [],
    );
    return new Map(all.map((each) => [each.name, each]));
  },
);

/** Return the content of each JSON file with component data in one language, by the name of the component data. */
export const buildComponentData = (model: Model, context: DataContext): Map<string, unknown> =>
  new Map([...listComponentData(model)].map(([name, {data}]) => [name, data(context)]));
