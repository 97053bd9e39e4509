import {translate} from '@docusaurus/Translate';
import type {Area} from './types';

/** The pages about the site itself, for readers and for writers. */
export const about: Area = {
  id: 'about',
  name: translate({
    id: 'obis.home.area.about',
    message: 'About this site',
    description: 'Landing page: name of a part of the site',
  }),
  summary: translate({
    id: 'obis.home.area.about.summary',
    message: 'What it is built on, how to read it offline, and how to write a page.',
    description: 'Landing page: summary of a part of the site',
  }),
  pages: [
    {
      to: '/markdown-page',
      label: translate({
        id: 'obis.home.page.aboutSite',
        message: 'About this documentation',
        description: 'Landing page: link to a page, with its title',
      }),
    },
    {
      to: '/create-a-document',
      label: translate({
        id: 'obis.home.page.createDocument',
        message: 'Create a document',
        description: 'Landing page: link to a page, with its title',
      }),
    },
    {
      to: '/markdown-features',
      label: translate({
        id: 'obis.home.page.markdownFeatures',
        message: 'Markdown features',
        description: 'Landing page: link to a page, with its title',
      }),
    },
  ],
};
