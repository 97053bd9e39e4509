import {translate} from '@docusaurus/Translate';
import type {Area} from './types';

/** Reference: its pages in the order of the sidebar. */
export const reference: Area = {
  id: 'reference',
  name: translate({
    id: 'obis.home.area.reference',
    message: 'Reference',
    description: 'Landing page: name of a part of the manual',
  }),
  summary: translate({
    id: 'obis.home.area.reference.summary',
    message: 'The words of the manual, in English and Chinese.',
    description: 'Landing page: summary of a part of the manual',
  }),
  pages: [
    {
      to: '/obis/common/glossary',
      label: translate({
        id: 'obis.home.page.glossary',
        message: 'Glossary',
        description: 'Landing page: link to a page, with its title',
      }),
    },
  ],
};
