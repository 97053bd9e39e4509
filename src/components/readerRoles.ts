import roles from '@generated/product-model/default/roles.json';
import tasks from '@generated/landing-page-data/default/tasks.json';
import {translate} from '@docusaurus/Translate';
import {ROLES, type Role} from '@site/src/content/roles';

const RESPONSIBILITIES: Readonly<Record<Role, string>> = {
  operator: translate({
    id: 'obis.home.reader.operator',
    message: 'Programs devices at a station',
    description: 'Landing page: what the operator does',
  }),
  'site-engineer': translate({
    id: 'obis.home.reader.siteEngineer',
    message: 'Runs the edge service and the stations',
    description: 'Landing page: what the site engineer does',
  }),
  'product-owner': translate({
    id: 'obis.home.reader.productOwner',
    message: 'Releases versions and plans batches',
    description: 'Landing page: what the product owner does',
  }),
  administrator: translate({
    id: 'obis.home.reader.administrator',
    message: 'Sets up the platform and guards its keys',
    description: 'Landing page: what the administrator does',
  }),
};

/**
 * The roles of readers, with what each role does and its tasks. A page adds a task in its front matter, such as
 * `tasks: [{role: operator, task: Sign in}]` (src/content/frontMatter.ts).
 */
export const READER_ROLES = ROLES.map((role) => ({
  role,
  name: roles[role],
  responsibility: RESPONSIBILITIES[role],
  tasks: tasks[role],
}));
