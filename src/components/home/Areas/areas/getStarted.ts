import {translate} from '@docusaurus/Translate';
import type {Area} from './types';

/** Get started: its pages in the order of the sidebar. */
export const getStarted: Area = {
  id: 'getStarted',
  name: translate({
    id: 'obis.home.area.getStarted',
    message: 'Get started',
    description: 'Landing page: name of a part of the manual',
  }),
  summary: translate({
    id: 'obis.home.area.getStarted.summary',
    message: 'The whole way once, and the first account.',
    description: 'Landing page: summary of a part of the manual',
  }),
  pages: [
    {
      to: '/obis/get-started/basic-operation-procedures',
      label: translate({
        id: 'obis.home.page.procedures',
        message: 'Basic operation procedures',
        description: 'Landing page: link to a page, with its title',
      }),
    },
    {
      to: '/obis/get-started/setup-admin-account',
      label: translate({
        id: 'obis.home.page.setupAccount',
        message: 'Set up the administrator account',
        description: 'Landing page: link to a page, with its title',
      }),
    },
  ],
};
