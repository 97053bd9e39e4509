import {perLocale, type Locale} from '../../settings/locales';
import {stampOf, statedFields, statusOf, type ConfirmationStatus} from './confirmation';
import {FOLDERS, kindOf, type Folder, type Model} from './kinds';
import type {FactDraft, Path, Referenced, References} from './kinds/kind';
import {memoizeByObject} from './memoizeByObject';
import {isText, type Localized} from './schema';

/** One statement of the product model. Its id, unique in the model, begins with its kind: `limit:key-count-max`. */
export type Fact = Omit<FactDraft, 'says' | 'path'> & {
  readonly says: Localized;
  /** The stamp of what it states now, and what its source counts as with it. */
  readonly stamp: string;
  readonly status: ConfirmationStatus;
  /** Where its entry stands: the folder of data/, the file's place in it, the path in the file. */
  readonly at: {readonly folder: Folder; readonly file: number; readonly path: Path};
};

/** A fact with its file, relative to the site, and its line there. */
export type LocatedFact = Fact & {readonly file: string; readonly line: number};

/** Lists every fact of the model, in the order of the files. */
export const listFacts = memoizeByObject((model: Model): Fact[] =>
  FOLDERS.flatMap((folder) =>
    model[folder].flatMap((content, file) =>
      (kindOf(folder).facts?.(content) ?? []).map(({path, says, ...draft}) => {
        const stamp = stampOf(draft.entry);
        return {
          ...draft,
          id: `${draft.kind}:${draft.id}`,
          says: typeof says === 'string' ? perLocale(() => says) : says,
          stamp,
          status: statusOf(draft.source, stamp),
          at: {folder, file, path},
        };
      }),
    ),
  ),
);

/** Lists the names that the product shows: of entities, fields, states, actions, permissions, steps, and the labels. */
export const namesOnScreen = (model: Model): Localized[] => [
  ...model.entities.map(({name}) => name),
  ...listFacts(model)
    .filter(({kind}) => /^(?:field|state|transition|permission|step|label)$/.test(kind))
    .map(({name}) => name),
];

/** What a drawing reads of an entry, whatever its kind. */
type Drawn = Omit<Referenced, 'required'> & {
  readonly code?: string;
  readonly example?: Referenced['value'];
  readonly required?: string;
};

/** Returns everything that a screen can refer to, by kind and id: the facts, and the entities. */
export const indexReferences = memoizeByObject((model: Model): References => {
  const facts = listFacts(model).map(({id, name: text, entry}): [string, Referenced] => {
    const {code, example, value = example, tone, required} = entry as Drawn;
    const name = code ? perLocale((locale) => `${code} ${text[locale]}`) : text;
    return [id, {name, value, tone, required: required === 'yes'}];
  });
  return new Map([
    ...model.entities.map(({id, name}): [string, Referenced] => [`entity:${id}`, {name}]),
    ...facts,
  ]);
});

/**
 * Returns everything that a fact states in one language, one line for each key of its entry.
 * @example 'value: 30 days\nnote: Counted from the request.'
 */
export const statementText = ({entry}: Fact, locale: Locale): string =>
  statedFields(entry)
    .map(([key, value]) => [key, String(isText(value) ? value[locale] : value)] as const)
    .filter(([key, value]) => key !== 'name' && value !== '')
    .map(([key, value]) => `${key}: ${value}`)
    .join('\n');
