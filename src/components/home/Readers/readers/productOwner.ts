import {translate} from '@docusaurus/Translate';
import type {Reader} from './types';

/** The product owner, with their first tasks. */
export const productOwner: Reader = {
  id: 'productOwner',
  name: translate({
    id: 'obis.home.reader.productOwner',
    message: 'Product owner',
    description: 'Landing page: name of a kind of reader',
  }),
  place: translate({
    id: 'obis.home.reader.productOwner.place',
    message: 'Releases versions and plans batches',
    description: 'Landing page: what the product owner does',
  }),
  tasks: [
    {
      to: '/obis/get-started/basic-operation-procedures',
      label: translate({
        id: 'obis.home.task.procedures',
        message: 'Follow a product from key to report',
        description: 'Landing page: task link to Basic operation procedures',
      }),
    },
    {
      to: '/obis/feature-guide/product-management/create-a-version',
      label: translate({
        id: 'obis.home.task.createVersion',
        message: 'Release a version',
        description: 'Landing page: task link to Create a version',
      }),
    },
    {
      to: '/obis/feature-guide/product-management/create-a-batch',
      label: translate({
        id: 'obis.home.task.createBatch',
        message: 'Plan a batch',
        description: 'Landing page: task link to Create a batch',
      }),
    },
    {
      to: '/obis/feature-guide/production-history/export-production-history#last-month',
      label: translate({
        id: 'obis.home.task.lastMonth',
        message: 'Export the results of last month',
        description: 'Landing page: task link to Export production history, section on last month',
      }),
    },
  ],
};
