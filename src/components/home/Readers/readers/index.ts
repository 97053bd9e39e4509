import {administrator} from './administrator';
import {operator} from './operator';
import {productOwner} from './productOwner';
import {siteEngineer} from './siteEngineer';
import type {Reader} from './types';

/** The readers, each with their first tasks in the order of doing them. */
export const READERS: readonly Reader[] = [administrator, productOwner, siteEngineer, operator];
