import {translate} from '@docusaurus/Translate';
import type {Area} from './types';

/** Users and groups: its pages in the order of the sidebar. */
export const users: Area = {
  id: 'users',
  name: translate({
    id: 'obis.home.area.users',
    message: 'Users and groups',
    description: 'Landing page: name of a part of the manual',
  }),
  summary: translate({
    id: 'obis.home.area.users.summary',
    message: 'Who may do what, and how to stop an account.',
    description: 'Landing page: summary of a part of the manual',
  }),
  pages: [
    {
      to: '/obis/feature-guide/user/user-management/check-users',
      label: translate({
        id: 'obis.home.page.checkUsers',
        message: 'Check users',
        description: 'Landing page: link to a page, with its title',
      }),
    },
    {
      to: '/obis/feature-guide/user/user-management/create-a-user',
      label: translate({
        id: 'obis.home.page.createUser',
        message: 'Create a user',
        description: 'Landing page: link to a page, with its title',
      }),
    },
    {
      to: '/obis/feature-guide/user/user-management/edit-user-details',
      label: translate({
        id: 'obis.home.page.editUser',
        message: 'Edit user details',
        description: 'Landing page: link to a page, with its title',
      }),
    },
    {
      to: '/obis/feature-guide/user/user-management/lock-delete-a-user',
      label: translate({
        id: 'obis.home.page.lockUser',
        message: 'Lock or delete a user',
        description: 'Landing page: link to a page, with its title',
      }),
    },
    {
      to: '/obis/feature-guide/user/group-management/group-management-1',
      label: translate({
        id: 'obis.home.page.manageGroups',
        message: 'Manage groups',
        description: 'Landing page: link to a page, with its title',
      }),
    },
  ],
};
