import {translate} from '@docusaurus/Translate';
import type {Reader} from './types';

/** The line operator, with their first tasks. */
export const operator: Reader = {
  id: 'operator',
  name: translate({
    id: 'obis.home.reader.operator',
    message: 'Line operator',
    description: 'Landing page: name of a kind of reader',
  }),
  place: translate({
    id: 'obis.home.reader.operator.place',
    message: 'Programs devices at a station',
    description: 'Landing page: what the line operator does',
  }),
  tasks: [
    {
      to: '/obis/programming-client/sign-in',
      label: translate({
        id: 'obis.home.task.stationSignIn',
        message: 'Sign in at your station',
        description: 'Landing page: task link to Sign in to the programming client',
      }),
    },
    {
      to: '/obis/programming-client/execute-device-programming',
      label: translate({
        id: 'obis.home.task.program',
        message: 'Program a device',
        description: 'Landing page: task link to Execute device programming',
      }),
    },
    {
      to: '/obis/programming-client/execute-device-programming#red-by-step',
      label: translate({
        id: 'obis.home.task.red',
        message: 'Know what to do on red',
        description:
          'Landing page: task link to Execute device programming, section on failed steps',
      }),
    },
    {
      to: '/obis/common/glossary',
      label: translate({
        id: 'obis.home.task.lookUp',
        message: 'Look up a word you see on screen',
        description: 'Landing page: task link to Glossary',
      }),
    },
  ],
};
