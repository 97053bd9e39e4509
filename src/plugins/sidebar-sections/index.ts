import type {LoadedContent as Docs} from '@docusaurus/plugin-content-docs';
import type {Plugin} from '@docusaurus/types';
import {listSections} from './listSections';
import {listTasks} from './listTasks';

/**
 * Generate `sections.json`, with the sections of all sidebars and their pages, and `tasks.json`, with the tasks that pages describe.
 * Docusaurus provides sidebars to docs pages only.
 */
export default function sidebarSectionsPlugin(): Plugin {
  return {
    name: 'sidebar-sections',
    async allContentLoaded({allContent, actions}) {
      const docs = allContent['docusaurus-plugin-content-docs']?.default as Docs;
      const version = docs.loadedVersions.find(({isLast}) => isLast);
      const sections = version ? listSections(version) : [];
      await actions.createData('sections.json', sections);
      await actions.createData('tasks.json', listTasks(sections, version?.docs ?? []));
    },
  };
}
