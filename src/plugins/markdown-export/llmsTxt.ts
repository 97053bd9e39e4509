import type {ExportedPage} from './exportPage';
import {markdownFile} from './markdownFile';

/** A section of the sidebar with the paths of its pages. */
export type Section = {readonly name: string; readonly paths: readonly string[]};

/**
 * Return the texts of `llms.txt` (https://llmstxt.org), which lists all pages by section of the sidebar, and of `llms-full.txt`, which
 * contains all pages in the same order. Pages outside the sidebar are last.
 * @param site title and origin of the site, and lines of text for the head of the list
 */
export function llmsTxt(
  site: {readonly title: string; readonly url: string; readonly head: readonly string[]},
  sections: readonly Section[],
  pages: readonly ExportedPage[],
): {list: string; full: string} {
  const inSidebar = new Set(sections.flatMap(({paths}) => paths));
  const rest = pages.map(({path}) => path).filter((path) => !inSidebar.has(path));
  // llms.txt defines the section 'Optional' for pages that can be skipped.
  const groups = [...sections, {name: 'Optional', paths: rest}].map(({name, paths}) => ({
    name,
    pages: paths.flatMap((path) => pages.find((page) => page.path === path) ?? []),
  }));
  const line = ({path, title, description}: ExportedPage): string =>
    `- [${title}](${site.url}${markdownFile(path)})${description && `: ${description}`}\n`;
  const lists = groups.map(({name, pages: own}) => `## ${name}\n\n${own.map(line).join('')}`);
  return {
    list: [`# ${site.title}\n`, ...site.head.map((text) => `${text}\n`), ...lists].join('\n'),
    full: groups.flatMap((group) => group.pages.map(({markdown}) => markdown)).join('\n'),
  };
}
