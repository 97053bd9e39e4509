import {translate} from '@docusaurus/Translate';
import type {Area} from './types';

/** Factories: its pages in the order of the sidebar. */
export const factories: Area = {
  id: 'factories',
  name: translate({
    id: 'obis.home.area.factories',
    message: 'Factories',
    description: 'Landing page: name of a part of the manual',
  }),
  summary: translate({
    id: 'obis.home.area.factories.summary',
    message: 'Sites, their contacts, and the settings of their edge service.',
    description: 'Landing page: summary of a part of the manual',
  }),
  pages: [
    {
      to: '/obis/feature-guide/factory-management/create-a-factory',
      label: translate({
        id: 'obis.home.page.createFactory',
        message: 'Create a factory',
        description: 'Landing page: link to a page, with its title',
      }),
    },
    {
      to: '/obis/feature-guide/factory-management/check-factory-information',
      label: translate({
        id: 'obis.home.page.checkFactory',
        message: 'Check factory information',
        description: 'Landing page: link to a page, with its title',
      }),
    },
    {
      to: '/obis/feature-guide/factory-management/configure-factory-basic-information',
      label: translate({
        id: 'obis.home.page.configureFactory',
        message: 'Configure basic information',
        description: 'Landing page: link to a page, with its title',
      }),
    },
    {
      to: '/obis/feature-guide/factory-management/configure-factory-service',
      label: translate({
        id: 'obis.home.page.configureService',
        message: 'Configure the service',
        description: 'Landing page: link to a page, with its title',
      }),
    },
  ],
};
