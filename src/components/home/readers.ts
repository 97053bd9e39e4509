import {translate} from '@docusaurus/Translate';
import type {HomeLink} from './areas';

/** One of the people the manual is written for, with the tasks they start with. */
export type Reader = {
  readonly id: string;
  readonly name: string;
  readonly place: string;
  readonly tasks: readonly HomeLink[];
};

/** The readers, each with their first tasks in the order of doing them. */
export const READERS: readonly Reader[] = [
  {
    id: 'administrator',
    name: translate({
      id: 'obis.home.reader.administrator',
      message: 'Administrator',
      description: 'Landing page: name of a kind of reader',
    }),
    place: translate({
      id: 'obis.home.reader.administrator.place',
      message: 'Sets up the platform and guards its keys',
      description: 'Landing page: what the administrator does',
    }),
    tasks: [
      {
        to: '/obis/get-started/setup-admin-account',
        label: translate({
          id: 'obis.home.task.setupAccount',
          message: 'Set up the first account',
          description: 'Landing page: task link to Setup admin account',
        }),
      },
      {
        to: '/obis/feature-guide/kms/create-a-key',
        label: translate({
          id: 'obis.home.task.createKey',
          message: 'Create a key',
          description: 'Landing page: task link to Create a key',
        }),
      },
      {
        to: '/obis/feature-guide/kms/delete-a-key',
        label: translate({
          id: 'obis.home.task.deleteKey',
          message: 'Delete a key safely',
          description: 'Landing page: task link to Delete a key',
        }),
      },
    ],
  },
  {
    id: 'productOwner',
    name: translate({
      id: 'obis.home.reader.productOwner',
      message: 'Product owner',
      description: 'Landing page: name of a kind of reader',
    }),
    place: translate({
      id: 'obis.home.reader.productOwner.place',
      message: 'Releases versions and plans batches',
      description: 'Landing page: what the product owner does',
    }),
    tasks: [
      {
        to: '/obis/get-started/basic-operation-procedures',
        label: translate({
          id: 'obis.home.task.procedures',
          message: 'Follow a product from key to report',
          description: 'Landing page: task link to Basic operation procedures',
        }),
      },
      {
        to: '/obis/feature-guide/kms/overview',
        label: translate({
          id: 'obis.home.task.chooseKeys',
          message: 'Choose the keys a product needs',
          description: 'Landing page: task link to the key management overview',
        }),
      },
      {
        to: '/obis/feature-guide/kms/check-keys',
        label: translate({
          id: 'obis.home.task.checkKeys',
          message: 'See what uses a key',
          description: 'Landing page: task link to Check keys',
        }),
      },
    ],
  },
  {
    id: 'siteEngineer',
    name: translate({
      id: 'obis.home.reader.siteEngineer',
      message: 'Site engineer',
      description: 'Landing page: name of a kind of reader',
    }),
    place: translate({
      id: 'obis.home.reader.siteEngineer.place',
      message: 'Runs the edge service and the stations',
      description: 'Landing page: what the site engineer does',
    }),
    tasks: [
      {
        to: '/obis/introduction/overview',
        label: translate({
          id: 'obis.home.task.parts',
          message: 'See how the parts connect',
          description: 'Landing page: task link to the product overview',
        }),
      },
      {
        to: '/obis/get-started/basic-operation-procedures',
        label: translate({
          id: 'obis.home.task.siteStages',
          message: 'Find the stages that are yours',
          description: 'Landing page: task link to Basic operation procedures for site engineers',
        }),
      },
    ],
  },
  {
    id: 'operator',
    name: translate({
      id: 'obis.home.reader.operator',
      message: 'Line operator',
      description: 'Landing page: name of a kind of reader',
    }),
    place: translate({
      id: 'obis.home.reader.operator.place',
      message: 'Programs devices at a station',
      description: 'Landing page: what the line operator does',
    }),
    tasks: [
      {
        to: '/obis/get-started/basic-operation-procedures',
        label: translate({
          id: 'obis.home.task.stationStages',
          message: 'See what happens before and after your station',
          description: 'Landing page: task link to Basic operation procedures for operators',
        }),
      },
      {
        to: '/obis/common/glossary',
        label: translate({
          id: 'obis.home.task.lookUp',
          message: 'Look up a word you see on screen',
          description: 'Landing page: task link to the glossary',
        }),
      },
    ],
  },
];
