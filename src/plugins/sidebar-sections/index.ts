import type {LoadedContent as Docs} from '@docusaurus/plugin-content-docs';
import type {LoadedContent as Pages} from '@docusaurus/plugin-content-pages';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {normalizeUrl} from '@docusaurus/utils';
import * as z from 'zod';
import {optionsValidator} from '../../build/optionsValidator';
import {listSections, type Section} from './listSections';

const Options = z.strictObject({
  /** Plugin instance id, set by Docusaurus. */
  id: z.string().default('default'),
  /** Additional sections of pages without a sidebar: the site paths of their pages, by section id. */
  more: z.record(z.string(), z.array(z.string().startsWith('/'))).default({}),
});

export type SectionsOptions = z.input<typeof Options>;

export const validateOptions = optionsValidator('sidebar-sections', Options);

/**
 * Writes the sections of all sidebars with the titles of their pages to `sections.json`, for the landing page: Docusaurus
 * provides the sidebar to docs routes only.
 */
export default function sidebarSectionsPlugin(
  {baseUrl}: LoadContext,
  {more}: z.output<typeof Options>,
): Plugin {
  return {
    name: 'sidebar-sections',
    async allContentLoaded({allContent, actions}) {
      const docs = allContent['docusaurus-plugin-content-docs']?.default as Docs;
      const pages = allContent['docusaurus-plugin-content-pages']?.default as Pages;
      const version = docs.loadedVersions.find(({isLast}) => isLast);
      const titled = [...(version?.docs ?? []), ...pages.filter((page) => page.type === 'mdx')];
      const titles = new Map(titled.map(({permalink, title}) => [permalink, title]));
      const extra = Object.entries(more).map(([id, paths]): Section => {
        const found = paths.map((path) => {
          const to = normalizeUrl([baseUrl, path]);
          const label = titles.get(to);
          if (!label)
            throw new Error(
              `sidebar-sections: there is no page ${path}. Fix: remove it from the option more.${id}.`,
            );
          return {to, label};
        });
        return {id, name: '', pages: found};
      });
      const sections = version ? [...listSections(version), ...extra] : extra;
      await actions.createData('sections.json', sections);
    },
  };
}
