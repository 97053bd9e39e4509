import {translate} from '@docusaurus/Translate';
import type {Area} from './types';

/** Certificates (PKI): its pages in the order of the sidebar. */
export const pki: Area = {
  id: 'pki',
  name: translate({
    id: 'obis.home.area.pki',
    message: 'Certificates (PKI)',
    description: 'Landing page: name of a part of the manual',
  }),
  summary: translate({
    id: 'obis.home.area.pki.summary',
    message: 'The chain from root to device, and the authorities that sign it.',
    description: 'Landing page: summary of a part of the manual',
  }),
  pages: [
    {
      to: '/obis/feature-guide/pki/overview',
      label: translate({
        id: 'obis.home.page.pkiOverview',
        message: 'Overview',
        description: 'Landing page: link to a page of the part Certificates (PKI)',
      }),
    },
    {
      to: '/obis/feature-guide/pki/create-a-ca',
      label: translate({
        id: 'obis.home.page.createCa',
        message: 'Create a CA',
        description: 'Landing page: link to a page, with its title',
      }),
    },
    {
      to: '/obis/feature-guide/pki/check-ca',
      label: translate({
        id: 'obis.home.page.checkCa',
        message: 'Check CAs',
        description: 'Landing page: link to a page, with its title',
      }),
    },
    {
      to: '/obis/feature-guide/pki/delete-a-ca',
      label: translate({
        id: 'obis.home.page.deleteCa',
        message: 'Delete a CA',
        description: 'Landing page: link to a page, with its title',
      }),
    },
    {
      to: '/obis/feature-guide/pki/configure-csr',
      label: translate({
        id: 'obis.home.page.configureCsr',
        message: 'Configure a CSR',
        description: 'Landing page: link to a page, with its title',
      }),
    },
  ],
};
