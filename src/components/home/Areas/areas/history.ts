import {translate} from '@docusaurus/Translate';
import type {Area} from './types';

/** Production history: its pages in the order of the sidebar. */
export const history: Area = {
  id: 'history',
  name: translate({
    id: 'obis.home.area.history',
    message: 'Production history',
    description: 'Landing page: name of a part of the manual',
  }),
  summary: translate({
    id: 'obis.home.area.history.summary',
    message: 'What was made, with which result, and which certificates were used.',
    description: 'Landing page: summary of a part of the manual',
  }),
  pages: [
    {
      to: '/obis/feature-guide/production-history/check-production-history',
      label: translate({
        id: 'obis.home.page.checkHistory',
        message: 'Check production history',
        description: 'Landing page: link to a page, with its title',
      }),
    },
    {
      to: '/obis/feature-guide/production-history/export-production-history',
      label: translate({
        id: 'obis.home.page.exportHistory',
        message: 'Export production history',
        description: 'Landing page: link to a page, with its title',
      }),
    },
    {
      to: '/obis/feature-guide/production-history/manage-dac-reports',
      label: translate({
        id: 'obis.home.page.dacReports',
        message: 'Manage DAC reports',
        description: 'Landing page: link to a page, with its title',
      }),
    },
  ],
};
