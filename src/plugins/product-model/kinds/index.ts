import type {Kind} from './kind';
import {entities} from './entities';
import {errors} from './errors';
import {glossary} from './glossary';
import {interfaceLabels} from './interface';
import {limits} from './limits';
import {permissions} from './permissions';
import {programming} from './programming';
import {screens} from './screens';
import {synonyms} from './synonyms';

/** Every kind of file, by its folder of data/. */
export const KINDS = {
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

/** A folder of data/. */
export type Folder = keyof typeof KINDS;
export const FOLDERS = Object.keys(KINDS) as Folder[];
/** Content of a file of a folder. */
export type FileContent<F extends Folder> = (typeof KINDS)[F] extends Kind<infer C> ? C : never;
/** The validated content of data/. */
export type Model = {readonly [F in Folder]: readonly FileContent<F>[]};

/** Returns the kind of a folder, for content whose folder only its caller knows. */
export const kindOf = (folder: Folder): Kind<unknown> => KINDS[folder] as Kind<unknown>;
