import type * as z from 'zod';
import type {FactKind} from './kind';
import {entities} from './entities';
import {errors} from './errors';
import {glossary} from './glossary';
import {interfaceLabels} from './interface';
import {limits} from './limits';
import {permissions} from './permissions';
import {programming} from './programming';
import {screens} from './screens';
import {synonyms} from './synonyms';

/** Every fact kind, by its folder in data/. */
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

/** The validated content of data/. */
export type Model = {
  readonly [F in Folder]: readonly z.output<(typeof KINDS)[F]['schema']>[];
};

/** Return the fact kind of a folder, for content whose type is not known. */
export const kindOf = (folder: Folder): FactKind<unknown, Model> =>
  KINDS[folder] as unknown as FactKind<unknown, Model>;

/** Return the fact kind of a file, or undefined for a file that is not in data/. */
export function kindOfFile(file: string): FactKind<unknown, Model> | undefined {
  const folder = FOLDERS.find((each) => file.startsWith(`data/${each}/`));
  return folder && kindOf(folder);
}

/** Return a value for each folder of data/. */
export const mapFolders = <T>(map: (folder: Folder) => T): Record<Folder, T> =>
  Object.fromEntries(FOLDERS.map((folder) => [folder, map(folder)])) as Record<Folder, T>;
