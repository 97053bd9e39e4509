import type * as z from 'zod';
import type {FactKind} from './factKind';
import {entities} from './entities';
import {errors} from './errors';
import {glossary} from './glossary';
import {interfaceLabels} from './interface';
import {values} from './values';
import {permissions} from './permissions';
import {programming} from './programming';
import {screens} from './screens';
import {synonyms} from './synonyms';

/** All fact kinds. The key is the name of the folder in data/. */
const KINDS = {
  entities,
  values,
  permissions,
  glossary,
  errors,
  programming,
  interface: interfaceLabels,
  screens,
  synonyms,
};

/** The name of a folder in data/. */
export type DataFolder = keyof typeof KINDS;

/** The names of all folders in data/. */
export const DATA_FOLDERS = Object.keys(KINDS) as DataFolder[];

/** The product model: the validated content of data/. Each folder has the content of its files as a list. */
export type Model = {
  readonly [F in DataFolder]: readonly z.output<(typeof KINDS)[F]['schema']>[];
};

/** Return the fact kind of a folder, typed for code that handles all folders alike. */
export const factKindOf = (folder: DataFolder): FactKind<unknown, Model> =>
  KINDS[folder] as unknown as FactKind<unknown, Model>;

/** Return the fact kind of a file. Return undefined if the file is not in data/. */
export function factKindOfFile(file: string): FactKind<unknown, Model> | undefined {
  const folder = DATA_FOLDERS.find((each) => file.startsWith(`data/${each}/`));
  return folder && factKindOf(folder);
}

/** Create an object with one value for each folder of data/. */
export const mapDataFolders = <T>(map: (folder: DataFolder) => T): Record<DataFolder, T> =>
  Object.fromEntries(DATA_FOLDERS.map((folder) => [folder, map(folder)])) as Record<DataFolder, T>;
