import {translate} from '@docusaurus/Translate';
import type {Reader} from './types';

/** The site engineer, with their first tasks. */
export const siteEngineer: Reader = {
  id: 'siteEngineer',
  name: translate({
    id: 'obis.home.reader.siteEngineer',
    message: 'Site engineer',
    description: 'Landing page: name of a kind of reader',
  }),
  place: translate({
    id: 'obis.home.reader.siteEngineer.place',
    message: 'Runs the edge service and the stations',
    description: 'Landing page: what the site engineer does',
  }),
  tasks: [
    {
      to: '/obis/deployment/step-one#ports',
      label: translate({
        id: 'obis.home.task.openPorts',
        message: 'See which ports to open',
        description: 'Landing page: task link to Step one, section on ports',
      }),
    },
    {
      to: '/obis/deployment/step-one',
      label: translate({
        id: 'obis.home.task.install',
        message: 'Install the edge service',
        description: 'Landing page: task link to Step one',
      }),
    },
    {
      to: '/obis/edge-service/station#bind',
      label: translate({
        id: 'obis.home.task.bindStation',
        message: 'Bind a PC to a station',
        description: 'Landing page: task link to Manage stations, section on binding',
      }),
    },
    {
      to: '/obis/edge-service/factory-information#clock-status',
      label: translate({
        id: 'obis.home.task.clock',
        message: 'Bring the clock into sync',
        description:
          'Landing page: task link to Check the factory information, section on the clock',
      }),
    },
  ],
};
