import {perLocale} from '../../content/locales';
import {FOLDERS, kindOf, type Model} from './kinds';
import type {Fact, Referenced, References} from './kinds/kind';
import type {Localized} from './schema';

/** List every fact of the model, in the order of the files. */
export const listFacts = (model: Model): Fact[] =>
  FOLDERS.flatMap((folder) =>
    model[folder].flatMap((content) => kindOf(folder).facts?.(content) ?? []),
  );

/** List the names that the product shows: of entities, fields, states, actions, permissions and steps, and the labels. */
export const namesOnScreen = (model: Model): Localized[] => [
  ...model.entities.map(({name}) => name),
  ...listFacts(model)
    .filter(({kind}) => /^(?:field|state|transition|permission|step|label)$/.test(kind))
    .map(({name}) => name),
];

/** The keys of an entry that a drawing reads. */
type Drawn = Omit<Referenced, 'required'> & {
  readonly code?: string;
  readonly example?: Referenced['value'];
  readonly required?: string;
};

/** Index everything that a screen can refer to: the facts and the entities, by id. */
export function indexReferences(model: Model): References {
  const facts = listFacts(model).map(({id, name: text, entry}): [string, Referenced] => {
    const {code, example, value = example, tone, required} = entry as Drawn;
    const name = code ? perLocale((locale) => `${code} ${text[locale]}`) : text;
    return [id, {name, value, tone, required: required === 'yes'}];
  });
  return new Map([
    ...model.entities.map(({id, name}): [string, Referenced] => [`entity:${id}`, {name}]),
    ...facts,
  ]);
}
