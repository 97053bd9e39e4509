import {translate} from '@docusaurus/Translate';
import type {Reader} from './types';

/** The administrator, with their first tasks. */
export const administrator: Reader = {
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
        description: 'Landing page: task link to Set up the administrator account',
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
      to: '/obis/feature-guide/user/user-management/create-a-user#operator',
      label: translate({
        id: 'obis.home.task.addOperator',
        message: 'Add an operator who sees no keys',
        description: 'Landing page: task link to Create a user, section on operators',
      }),
    },
    {
      to: '/obis/feature-guide/pki/delete-a-ca',
      label: translate({
        id: 'obis.home.task.deleteCa',
        message: 'Delete a CA safely',
        description: 'Landing page: task link to Delete a CA',
      }),
    },
  ],
};
