import type {LoadedContent as Docs} from '@docusaurus/plugin-content-docs';
import type {Plugin} from '@docusaurus/types';
import {listCategories} from './listCategories';
import {listTasks} from './listTasks';

/**
 * Docusaurus plugin: generate two lists. `categories.json` has the categories of all sidebars with their pages, and `tasks.json` the tasks
 * that pages name in their front matter. The landing page, the search dialog and the links to PDF files read them. Docusaurus itself
 * provides sidebars to docs pages only.
 */
export default function categoriesAndTasksPlugin(): Plugin {
  return {
    name: 'categories-and-tasks',
    async allContentLoaded({allContent, actions}) {
      const docs = allContent['docusaurus-plugin-content-docs']?.default as Docs;
      const version = docs.loadedVersions.find(({isLast}) => isLast);
      const categories = version ? listCategories(version) : [];
      await actions.createData('categories.json', categories);
      await actions.createData('tasks.json', listTasks(categories, version?.docs ?? []));
    },
  };
}
