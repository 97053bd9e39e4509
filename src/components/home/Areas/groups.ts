import {translate} from '@docusaurus/Translate';

type Group = {
  readonly id: string;
  readonly name: string;
  /** Summary of each section, by the `key` of its category in sidebars.ts. */
  readonly summaries: Readonly<Record<string, string>>;
};

/** The sections of the manual, grouped by where they are needed. A new sidebar category needs its summary here. */
export const GROUPS: readonly Group[] = [
  {
    id: 'learn',
    name: translate({
      id: 'obis.home.areaGroup.learn',
      message: 'Learn and set up',
      description: 'Landing page: name of a group of parts of the manual',
    }),
    summaries: {
      introduction: translate({
        id: 'obis.home.area.introduction.summary',
        message: 'What OBIS does, its parts, and what a device leaves the line with.',
        description: 'Landing page: summary of a part of the manual',
      }),
      'get-started': translate({
        id: 'obis.home.area.getStarted.summary',
        message: 'The whole way once, and the first account.',
        description: 'Landing page: summary of a part of the manual',
      }),
      deployment: translate({
        id: 'obis.home.area.deployment.summary',
        message: 'A server in the factory, from its network to the first test batch.',
        description: 'Landing page: summary of a part of the manual',
      }),
    },
  },
  {
    id: 'console',
    name: translate({
      id: 'obis.home.areaGroup.console',
      message: 'In the console',
      description: 'Landing page: name of a group of parts of the manual',
    }),
    summaries: {
      'factory-management': translate({
        id: 'obis.home.area.factories.summary',
        message: 'Sites, their contacts, and the settings of their edge service.',
        description: 'Landing page: summary of a part of the manual',
      }),
      kms: translate({
        id: 'obis.home.area.kms.summary',
        message: 'Key types and states, and how to create, find and delete keys.',
        description: 'Landing page: summary of a part of the manual',
      }),
      pki: translate({
        id: 'obis.home.area.pki.summary',
        message: 'The chain from root to device, and the authorities that sign it.',
        description: 'Landing page: summary of a part of the manual',
      }),
      'product-management': translate({
        id: 'obis.home.area.products.summary',
        message: 'What is written to a device, where, and how many times.',
        description: 'Landing page: summary of a part of the manual',
      }),
      'production-history': translate({
        id: 'obis.home.area.history.summary',
        message: 'What was made, with which result, and which certificates were used.',
        description: 'Landing page: summary of a part of the manual',
      }),
      user: translate({
        id: 'obis.home.area.users.summary',
        message: 'Who may do what, and how to stop an account.',
        description: 'Landing page: summary of a part of the manual',
      }),
    },
  },
  {
    id: 'factory',
    name: translate({
      id: 'obis.home.areaGroup.factory',
      message: 'In the factory',
      description: 'Landing page: name of a group of parts of the manual',
    }),
    summaries: {
      'edge-service': translate({
        id: 'obis.home.area.edgeService.summary',
        message: 'The factory server: its clock, its sync, its batches and stations.',
        description: 'Landing page: summary of a part of the manual',
      }),
      'programming-client': translate({
        id: 'obis.home.area.client.summary',
        message: 'The program at the station, from installation to the label.',
        description: 'Landing page: summary of a part of the manual',
      }),
    },
  },
  {
    id: 'help',
    name: translate({
      id: 'obis.home.areaGroup.help',
      message: 'Help',
      description: 'Landing page: name of a group of parts of the manual',
    }),
    summaries: {
      troubleshoot: translate({
        id: 'obis.home.area.troubleshoot.summary',
        message: 'Cause, fix and prevention of what people meet most.',
        description: 'Landing page: summary of a part of the manual',
      }),
      reference: translate({
        id: 'obis.home.area.reference.summary',
        message: 'The words of the manual, in English and Chinese.',
        description: 'Landing page: summary of a part of the manual',
      }),
      about: translate({
        id: 'obis.home.area.about.summary',
        message: 'What it is built on, how to read it offline, and how to write a page.',
        description: 'Landing page: summary of a part of the site',
      }),
    },
  },
];
