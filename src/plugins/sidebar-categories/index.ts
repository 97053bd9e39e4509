import type {LoadedContent as Docs} from '@docusaurus/plugin-content-docs';
import type {Plugin} from '@docusaurus/types';
import {listCategories} from './listCategories';
import {listTasks} from './listTasks';

/**
 * Generate `categories.json`, with the categories of all sidebars and their pages, and `tasks.json`, with the tasks that pages describe.
 * Docusaurus provides sidebars to docs pages only.
 */
export default function sidebarCategoriesPlugin(): Plugin {
  return {
    name: 'sidebar-categories',
    async allContentLoaded({allContent, actions}) {
      const docs = allContent['docusaurus-plugin-content-docs']?.default as Docs;
      const version = docs.loadedVersions.find(({isLast}) => isLast);
      const categories = version ? listCategories(version) : [];
      await actions.createData('categories.json', categories);
      await actions.createData('tasks.json', listTasks(categories, version?.docs ?? []));
    },
  };
}
