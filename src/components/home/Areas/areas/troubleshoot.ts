import {translate} from '@docusaurus/Translate';
import type {Area} from './types';

/** Troubleshoot: its pages in the order of the sidebar. */
export const troubleshoot: Area = {
  id: 'troubleshoot',
  name: translate({
    id: 'obis.home.area.troubleshoot',
    message: 'Troubleshoot',
    description: 'Landing page: name of a part of the manual',
  }),
  summary: translate({
    id: 'obis.home.area.troubleshoot.summary',
    message: 'Cause, fix and prevention of what people meet most.',
    description: 'Landing page: summary of a part of the manual',
  }),
  pages: [
    {
      to: '/obis/troubleshoot/faq',
      label: translate({
        id: 'obis.home.page.faq',
        message: 'FAQ',
        description: 'Landing page: link to a page, with its title',
      }),
    },
  ],
};
