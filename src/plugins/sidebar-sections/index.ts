import type {LoadedContent as Docs} from '@docusaurus/plugin-content-docs';
import type {LoadedContent as Pages} from '@docusaurus/plugin-content-pages';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {normalizeUrl} from '@docusaurus/utils';
import * as z from 'zod';
import {optionsValidator} from '../../lib/optionsValidator';
import {listSections, toSection} from './listSections';
import {listTasks} from './listTasks';

const Options = z.strictObject({
  /** Plugin instance id, set by Docusaurus. */
  id: z.string().default('default'),
  /** Site paths of pages that are in no sidebar. They form the last section. */
  pagesWithoutSidebar: z.array(z.string().startsWith('/')).default([]),
});

export type SectionsOptions = z.input<typeof Options>;

export const validateOptions = optionsValidator('sidebar-sections', Options);

/**
 * Generate `sections.json`, with the sections of all sidebars and their pages, and `tasks.json`, with the tasks that pages describe.
 * Docusaurus provides sidebars to docs pages only.
 */
export default function sidebarSectionsPlugin(
  {baseUrl}: LoadContext,
  {pagesWithoutSidebar}: z.output<typeof Options>,
): Plugin {
  return {
    name: 'sidebar-sections',
    async allContentLoaded({allContent, actions}) {
      const docs = allContent['docusaurus-plugin-content-docs']?.default as Docs;
      const pages = allContent['docusaurus-plugin-content-pages']?.default as Pages;
      const version = docs.loadedVersions.find(({isLast}) => isLast);
      const all = [...(version?.docs ?? []), ...pages.filter((page) => page.type === 'mdx')];
      const others = pagesWithoutSidebar.map((path) => {
        const page = all.find(({permalink}) => permalink === normalizeUrl([baseUrl, path]));
        if (page) return page;
        throw new Error(
          `sidebar-sections: there is no page ${path}. Fix: remove it from the option "pagesWithoutSidebar".`,
        );
      });
      const sections = version ? listSections(version) : [];
      await actions.createData('sections.json', [...sections, toSection('more', '', others)]);
      await actions.createData('tasks.json', listTasks(sections, version?.docs ?? []));
    },
  };
}
