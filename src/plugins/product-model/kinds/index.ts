import type * as z from 'zod';
import type {FactKind} from './factKind';
import {entities} from './entities';
import {errors} from './errors';
import {glossary} from './glossary';
import {interfaceLabels} from './interface';
import {limits} from './limits';
import {permissions} from './permissions';
import {programming} from './programming';
import {screens} from './screens';
import {synonyms} from './synonyms';

/** All fact kinds. The key is the name of the folder in data/. */
const KINDS = {
  entities,
  limits,
  permissions,
  glossary,
  errors,
  programming,
  interface: interfaceLabels,
  screens,
  synonyms,
};

/** The name of a folder in data/. */
export type Folder = keyof typeof KINDS;
export const FOLDERS = Object.keys(KINDS) as Folder[];

/** The product model: the validated content of data/. Each folder has the content of its files as a list. */
export type Model = {
  readonly [F in Folder]: readonly z.output<(typeof KINDS)[F]['schema']>[];
};

/** Return the fact kind of a folder, typed for code that handles all folders alike. */
export const kindOf = (folder: Folder): FactKind<unknown, Model> =>
  KINDS[folder] as unknown as FactKind<unknown, Model>;

/** Return the fact kind of a file. Return undefined if the file is not in data/. */
export function kindOfFile(file: string): FactKind<unknown, Model> | undefined {
  const folder = FOLDERS.find((each) => file.startsWith(`data/${each}/`));
  return folder && kindOf(folder);
}

/** Create an object with one value for each folder of data/. */
export const mapFolders = <T>(map: (folder: Folder) => T): Record<Folder, T> =>
  Object.fromEntries(FOLDERS.map((folder) => [folder, map(folder)])) as Record<Folder, T>;
