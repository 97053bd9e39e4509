import {translate} from '@docusaurus/Translate';
import type {Area} from './types';

/** Deployment: its pages in the order of the sidebar. */
export const deployment: Area = {
  id: 'deployment',
  name: translate({
    id: 'obis.home.area.deployment',
    message: 'Deployment',
    description: 'Landing page: name of a part of the manual',
  }),
  summary: translate({
    id: 'obis.home.area.deployment.summary',
    message: 'A server in the factory, from its network to the first test batch.',
    description: 'Landing page: summary of a part of the manual',
  }),
  pages: [
    {
      to: '/obis/deployment/step-one',
      label: translate({
        id: 'obis.home.page.stepOne',
        message: 'Step one: install',
        description: 'Landing page: link to a page, with its title',
      }),
    },
    {
      to: '/obis/deployment/step-two',
      label: translate({
        id: 'obis.home.page.stepTwo',
        message: 'Step two: activate',
        description: 'Landing page: link to a page, with its title',
      }),
    },
  ],
};
