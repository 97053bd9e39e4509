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

/** Every kind of YAML file, by its folder in data/. */
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

/** The name of a folder in data/. */
export type Folder = keyof typeof KINDS;
export const FOLDERS = Object.keys(KINDS) as Folder[];
/** The content of a YAML file in a folder. */
export type FileContent<F extends Folder> = (typeof KINDS)[F] extends Kind<infer C> ? C : never;
/** The validated content of data/. */
export type Model = {readonly [F in Folder]: readonly FileContent<F>[]};

/** Return the kind of a folder, for content whose type is not known. */
export const kindOf = (folder: Folder): Kind<unknown> => KINDS[folder] as Kind<unknown>;
