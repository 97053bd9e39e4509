import {translate} from '@docusaurus/Translate';

/** An audience of the manual, with its first tasks. */
type Reader = {
  readonly id: string;
  readonly name: string;
  readonly place: string;
  readonly tasks: readonly {readonly to: string; readonly label: string}[];
};

/** The readers, those at the line first, each with their first tasks in the order of doing them. */
export const READERS: readonly Reader[] = [
  {
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
        to: '/obis/reference/error-codes',
        label: translate({
          id: 'obis.home.task.red',
          message: 'Know what to do on red',
          description: 'Landing page: task link to Error codes',
        }),
      },
      {
        to: '/obis/reference/operator-card',
        label: translate({
          id: 'obis.home.task.operatorCard',
          message: 'Print the card for your station',
          description: 'Landing page: task link to Operator card',
        }),
      },
    ],
  },
  {
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
  },
  {
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
        to: '/obis/feature-guide/product-management/release-a-version',
        label: translate({
          id: 'obis.home.task.releaseVersion',
          message: 'Release a version',
          description: 'Landing page: task link to Release a version',
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
          description:
            'Landing page: task link to Export production history, section on last month',
        }),
      },
    ],
  },
  {
    id: 'administrator',
    name: translate({
      id: 'obis.home.reader.administrator',
      message: 'Administrator',
      description: 'Landing page: name of a kind of reader',
    }),
    place: translate({
      id: 'obis.home.reader.administrator.place',
      message: 'Sets up the platform and guards its keys',
      description: 'Landing page: what the administrator does',
    }),
    tasks: [
      {
        to: '/obis/get-started/setup-admin-account',
        label: translate({
          id: 'obis.home.task.setupAccount',
          message: 'Set up the first account',
          description: 'Landing page: task link to Set up the administrator account',
        }),
      },
      {
        to: '/obis/feature-guide/kms/create-a-key',
        label: translate({
          id: 'obis.home.task.createKey',
          message: 'Create a key',
          description: 'Landing page: task link to Create a key',
        }),
      },
      {
        to: '/obis/feature-guide/user/user-management/create-a-user#operator',
        label: translate({
          id: 'obis.home.task.addOperator',
          message: 'Add an operator who sees no keys',
          description: 'Landing page: task link to Create a user, section on operators',
        }),
      },
      {
        to: '/obis/feature-guide/pki/delete-a-ca',
        label: translate({
          id: 'obis.home.task.deleteCa',
          message: 'Delete a CA safely',
          description: 'Landing page: task link to Delete a CA',
        }),
      },
    ],
  },
];
