import {translate} from '@docusaurus/Translate';
import {introduction} from './introduction';
import {getStarted} from './getStarted';
import {deployment} from './deployment';
import {factories} from './factories';
import {kms} from './kms';
import {pki} from './pki';
import {products} from './products';
import {history} from './history';
import {users} from './users';
import {edgeService} from './edgeService';
import {client} from './client';
import {troubleshoot} from './troubleshoot';
import {reference} from './reference';
import {about} from './about';
import type {AreaGroup} from './types';

/** The parts of the manual with all their pages, grouped by where they are needed. A new page joins the landing page in its part. */
export const AREA_GROUPS: readonly AreaGroup[] = [
  {
    id: 'learn',
    name: translate({
      id: 'obis.home.areaGroup.learn',
      message: 'Learn and set up',
      description: 'Landing page: name of a group of parts of the manual',
    }),
    areas: [introduction, getStarted, deployment],
  },
  {
    id: 'console',
    name: translate({
      id: 'obis.home.areaGroup.console',
      message: 'In the console',
      description: 'Landing page: name of a group of parts of the manual',
    }),
    areas: [factories, kms, pki, products, history, users],
  },
  {
    id: 'factory',
    name: translate({
      id: 'obis.home.areaGroup.factory',
      message: 'In the factory',
      description: 'Landing page: name of a group of parts of the manual',
    }),
    areas: [edgeService, client],
  },
  {
    id: 'help',
    name: translate({
      id: 'obis.home.areaGroup.help',
      message: 'Help',
      description: 'Landing page: name of a group of parts of the manual',
    }),
    areas: [troubleshoot, reference, about],
  },
];
