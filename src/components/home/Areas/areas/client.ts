import {translate} from '@docusaurus/Translate';
import type {Area} from './types';

/** Programming client: its pages in the order of the sidebar. */
export const client: Area = {
  id: 'client',
  name: translate({
    id: 'obis.home.area.client',
    message: 'Programming client',
    description: 'Landing page: name of a part of the manual',
  }),
  summary: translate({
    id: 'obis.home.area.client.summary',
    message: 'The program at the station, from installation to the label.',
    description: 'Landing page: summary of a part of the manual',
  }),
  pages: [
    {
      to: '/obis/programming-client/overview',
      label: translate({
        id: 'obis.home.page.clientOverview',
        message: 'Overview',
        description: 'Landing page: link to a page of the part Programming client',
      }),
    },
    {
      to: '/obis/programming-client/installation',
      label: translate({
        id: 'obis.home.page.clientInstall',
        message: 'Install',
        description: 'Landing page: link to a page, with its title',
      }),
    },
    {
      to: '/obis/programming-client/sign-in',
      label: translate({
        id: 'obis.home.page.clientSignIn',
        message: 'Sign in',
        description: 'Landing page: link to a page of the part Programming client',
      }),
    },
    {
      to: '/obis/programming-client/execute-device-programming',
      label: translate({
        id: 'obis.home.page.clientProgram',
        message: 'Program devices',
        description: 'Landing page: link to a page, with its title',
      }),
    },
    {
      to: '/obis/programming-client/uninstallation',
      label: translate({
        id: 'obis.home.page.clientUninstall',
        message: 'Uninstall',
        description: 'Landing page: link to a page, with its title',
      }),
    },
  ],
};
