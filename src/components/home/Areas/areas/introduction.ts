import {translate} from '@docusaurus/Translate';
import type {Area} from './types';

/** Product introduction: its pages in the order of the sidebar. */
export const introduction: Area = {
  id: 'introduction',
  name: translate({
    id: 'obis.home.area.introduction',
    message: 'Product introduction',
    description: 'Landing page: name of a part of the manual',
  }),
  summary: translate({
    id: 'obis.home.area.introduction.summary',
    message: 'What OBIS does, its parts, and what a device leaves the line with.',
    description: 'Landing page: summary of a part of the manual',
  }),
  pages: [
    {
      to: '/obis/introduction/overview',
      label: translate({
        id: 'obis.home.page.overview',
        message: 'Overview',
        description: 'Landing page: link to a page of the part Product introduction',
      }),
    },
  ],
};
