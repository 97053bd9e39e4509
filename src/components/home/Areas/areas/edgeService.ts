import {translate} from '@docusaurus/Translate';
import type {Area} from './types';

/** Edge service: its pages in the order of the sidebar. */
export const edgeService: Area = {
  id: 'edgeService',
  name: translate({
    id: 'obis.home.area.edgeService',
    message: 'Edge service',
    description: 'Landing page: name of a part of the manual',
  }),
  summary: translate({
    id: 'obis.home.area.edgeService.summary',
    message: 'The factory server: its clock, its sync, its batches and stations.',
    description: 'Landing page: summary of a part of the manual',
  }),
  pages: [
    {
      to: '/obis/edge-service/overview',
      label: translate({
        id: 'obis.home.page.edgeOverview',
        message: 'Overview',
        description: 'Landing page: link to a page of the part Edge service',
      }),
    },
    {
      to: '/obis/edge-service/sign-in',
      label: translate({
        id: 'obis.home.page.edgeSignIn',
        message: 'Sign in',
        description: 'Landing page: link to a page of the part Edge service',
      }),
    },
    {
      to: '/obis/edge-service/factory-information',
      label: translate({
        id: 'obis.home.page.edgeFactory',
        message: 'Factory information',
        description: 'Landing page: link to a page, with its title',
      }),
    },
    {
      to: '/obis/edge-service/batch',
      label: translate({
        id: 'obis.home.page.edgeBatch',
        message: 'Batches',
        description: 'Landing page: link to a page, with its title',
      }),
    },
    {
      to: '/obis/edge-service/station',
      label: translate({
        id: 'obis.home.page.edgeStation',
        message: 'Stations',
        description: 'Landing page: link to a page, with its title',
      }),
    },
  ],
};
