import {translate} from '@docusaurus/Translate';
import type {Area} from './types';

/** Keys (KMS): its pages in the order of the sidebar. */
export const kms: Area = {
  id: 'kms',
  name: translate({
    id: 'obis.home.area.kms',
    message: 'Keys (KMS)',
    description: 'Landing page: name of a part of the manual',
  }),
  summary: translate({
    id: 'obis.home.area.kms.summary',
    message: 'Key types and states, and how to create, find and delete keys.',
    description: 'Landing page: summary of a part of the manual',
  }),
  pages: [
    {
      to: '/obis/feature-guide/kms/overview',
      label: translate({
        id: 'obis.home.page.kmsOverview',
        message: 'Overview',
        description: 'Landing page: link to a page of the part Keys (KMS)',
      }),
    },
    {
      to: '/obis/feature-guide/kms/create-a-key',
      label: translate({
        id: 'obis.home.page.createKey',
        message: 'Create a key',
        description: 'Landing page: link to a page, with its title',
      }),
    },
    {
      to: '/obis/feature-guide/kms/check-keys',
      label: translate({
        id: 'obis.home.page.checkKeys',
        message: 'Check keys',
        description: 'Landing page: link to a page, with its title',
      }),
    },
    {
      to: '/obis/feature-guide/kms/delete-a-key',
      label: translate({
        id: 'obis.home.page.deleteKey',
        message: 'Delete a key',
        description: 'Landing page: link to a page, with its title',
      }),
    },
  ],
};
