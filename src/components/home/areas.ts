import {translate} from '@docusaurus/Translate';

/** A link of the landing page. */
export type HomeLink = {readonly to: string; readonly label: string};

/** One part of the manual with its pages. A new section of the manual joins the landing page here. */
export type Area = {
  readonly id: string;
  readonly name: string;
  readonly summary: string;
  readonly pages: readonly HomeLink[];
};

/** The parts of the manual, in the order of the sidebar. */
export const AREAS: readonly Area[] = [
  {
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
          description: 'Landing page: link to the product overview',
        }),
      },
    ],
  },
  {
    id: 'getStarted',
    name: translate({
      id: 'obis.home.area.getStarted',
      message: 'Get started',
      description: 'Landing page: name of a part of the manual',
    }),
    summary: translate({
      id: 'obis.home.area.getStarted.summary',
      message: 'The whole way once, and the first account.',
      description: 'Landing page: summary of a part of the manual',
    }),
    pages: [
      {
        to: '/obis/get-started/basic-operation-procedures',
        label: translate({
          id: 'obis.home.page.procedures',
          message: 'Basic operation procedures',
          description: 'Landing page: link to a page, with its title',
        }),
      },
      {
        to: '/obis/get-started/setup-admin-account',
        label: translate({
          id: 'obis.home.page.setupAccount',
          message: 'Set up the administrator account',
          description: 'Landing page: link to a page, with its title',
        }),
      },
    ],
  },
  {
    id: 'kms',
    name: translate({
      id: 'obis.home.area.kms',
      message: 'Key management',
      description: 'Landing page: name of a part of the manual',
    }),
    summary: translate({
      id: 'obis.home.area.kms.summary',
      message: 'Key types and states, and how to create, find and delete keys.',
      description: 'Landing page: summary of a part of the manual',
    }),
    pages: [
      {
        to: '/obis/feature-guide/kms/overview',
        label: translate({
          id: 'obis.home.page.kmsOverview',
          message: 'Key management overview',
          description: 'Landing page: link to the key management overview',
        }),
      },
      {
        to: '/obis/feature-guide/kms/create-a-key',
        label: translate({
          id: 'obis.home.page.createKey',
          message: 'Create a key',
          description: 'Landing page: link to a page, with its title',
        }),
      },
      {
        to: '/obis/feature-guide/kms/check-keys',
        label: translate({
          id: 'obis.home.page.checkKeys',
          message: 'Check keys',
          description: 'Landing page: link to a page, with its title',
        }),
      },
      {
        to: '/obis/feature-guide/kms/delete-a-key',
        label: translate({
          id: 'obis.home.page.deleteKey',
          message: 'Delete a key',
          description: 'Landing page: link to a page, with its title',
        }),
      },
    ],
  },
  {
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
  },
  {
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
          description: 'Landing page: link to the page about this site',
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
  },
];
