import tasks from '@generated/sidebar-sections/default/tasks.json';
import {translate} from '@docusaurus/Translate';

/** The kinds of readers, those at the line first, each with the tasks that pages have for them in their front matter. */
export const READERS = [
  {
    tasks: tasks.operator,
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
  },
  {
    tasks: tasks['site-engineer'],
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
  },
  {
    tasks: tasks['product-owner'],
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
  },
  {
    tasks: tasks.administrator,
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
  },
];
