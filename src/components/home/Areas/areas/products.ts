import {translate} from '@docusaurus/Translate';
import type {Area} from './types';

/** Products: its pages in the order of the sidebar. */
export const products: Area = {
  id: 'products',
  name: translate({
    id: 'obis.home.area.products',
    message: 'Products',
    description: 'Landing page: name of a part of the manual',
  }),
  summary: translate({
    id: 'obis.home.area.products.summary',
    message: 'What is written to a device, where, and how many times.',
    description: 'Landing page: summary of a part of the manual',
  }),
  pages: [
    {
      to: '/obis/feature-guide/product-management/check-products',
      label: translate({
        id: 'obis.home.page.checkProducts',
        message: 'Check products',
        description: 'Landing page: link to a page, with its title',
      }),
    },
    {
      to: '/obis/feature-guide/product-management/create-a-product',
      label: translate({
        id: 'obis.home.page.createProduct',
        message: 'Create a product',
        description: 'Landing page: link to a page, with its title',
      }),
    },
    {
      to: '/obis/feature-guide/product-management/create-a-version',
      label: translate({
        id: 'obis.home.page.createVersion',
        message: 'Create a version',
        description: 'Landing page: link to a page, with its title',
      }),
    },
    {
      to: '/obis/feature-guide/product-management/delete-a-version',
      label: translate({
        id: 'obis.home.page.deleteVersion',
        message: 'Delete a version',
        description: 'Landing page: link to a page, with its title',
      }),
    },
    {
      to: '/obis/feature-guide/product-management/check-batches',
      label: translate({
        id: 'obis.home.page.checkBatches',
        message: 'Check batches',
        description: 'Landing page: link to a page, with its title',
      }),
    },
    {
      to: '/obis/feature-guide/product-management/create-a-batch',
      label: translate({
        id: 'obis.home.page.createBatch',
        message: 'Create a batch',
        description: 'Landing page: link to a page, with its title',
      }),
    },
    {
      to: '/obis/feature-guide/product-management/check-device-programming-details',
      label: translate({
        id: 'obis.home.page.programmingDetails',
        message: 'Check device programming details',
        description: 'Landing page: link to a page, with its title',
      }),
    },
    {
      to: '/obis/feature-guide/product-management/manage-members',
      label: translate({
        id: 'obis.home.page.manageMembers',
        message: 'Manage members',
        description: 'Landing page: link to a page, with its title',
      }),
    },
  ],
};
