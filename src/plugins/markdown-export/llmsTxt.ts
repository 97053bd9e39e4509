import type {ExportedPage} from './exportPage';
import {markdownFile} from './markdownFile';

/** A category of the sidebar with the permalinks of its pages. */
export type Category = {readonly name: string; readonly permalinks: readonly string[]};

/**
 * Return the texts of `llms.txt` (https://llmstxt.org), which lists all pages by category of the sidebar, and of `llms-full.txt`, which
 * contains all pages in the same order. Pages outside the sidebar are last.
 * @param site title and origin of the site, and lines of text for the head of the list
 */
export function llmsTxt(
  site: {readonly title: string; readonly url: string; readonly head: readonly string[]},
  categories: readonly Category[],
  pages: readonly ExportedPage[],
): {list: string; full: string} {
  const inSidebar = new Set(categories.flatMap(({permalinks}) => permalinks));
  const rest = pages.map(({permalink}) => permalink).filter((each) => !inSidebar.has(each));
  // llms.txt defines the section 'Optional' for pages that can be skipped.
  const groups = [...categories, {name: 'Optional', permalinks: rest}].map(
    ({name, permalinks}) => ({
      name,
      pages: permalinks.flatMap((each) => pages.find(({permalink}) => permalink === each) ?? []),
    }),
  );
  const line = ({permalink, title, description}: ExportedPage): string =>
    `- [${title}](${site.url}${markdownFile(permalink)})${description && `: ${description}`}\n`;
  const lists = groups.map(({name, pages: own}) => `## ${name}\n\n${own.map(line).join('')}`);
  return {
    list: [`# ${site.title}\n`, ...site.head.map((text) => `${text}\n`), ...lists].join('\n'),
    full: groups.flatMap((group) => group.pages.map(({markdown}) => markdown)).join('\n'),
  };
}
