import {FOLDERS, kindOf, type Model} from './kinds';
import type {Fact, FactKind, Referenced, References} from './kinds/kind';
import type {Localized} from './schema';

/** List something of every file of the model, in the order of the folders. */
const listOfFiles = <T>(
  model: Model,
  list: (kind: FactKind<unknown, Model>, content: unknown) => readonly T[] | undefined,
): T[] =>
  FOLDERS.flatMap((folder) =>
    model[folder].flatMap((content) => list(kindOf(folder), content) ?? []),
  );

/** List every fact of the model. */
export const listFacts = (model: Model): Fact[] =>
  listOfFiles(model, (kind, content) => kind.facts?.(content));

/** List the texts that the product shows: labels, error messages, and names such as those of fields and states. */
export const textsOnScreen = (model: Model): Localized[] =>
  listOfFiles(model, (kind, content) => kind.textsOnScreen?.(content));

/** Index everything that the drawing of a screen can refer to, by id. */
export const indexReferences = (model: Model): References =>
  new Map<string, Referenced>([
    ...listOfFiles(model, (kind, content) => kind.otherReferences?.(content)),
    ...listFacts(model).map(({id, name, drawing}) => [id, {name, ...drawing}] as const),
  ]);
