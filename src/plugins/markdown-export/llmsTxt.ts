import type {ExportedPage} from './exportPage';
import {markdownFile} from './markdownFile';

/** A part of the sidebar with the paths of its pages. */
export type Section = {readonly name: string; readonly paths: readonly string[]};

/**
 * Lists the pages for programs (https://llmstxt.org): by section of the sidebar, the others last.
 * @param site its title, scheme and host, and lines of text for the head
 * @returns the text of llms.txt, and of llms-full.txt, which has all pages in the same order
 */
export function llmsTxt(
  site: {readonly title: string; readonly url: string; readonly head: readonly string[]},
  sections: readonly Section[],
  pages: readonly ExportedPage[],
): {list: string; full: string} {
  const inSidebar = new Set(sections.flatMap(({paths}) => paths));
  const rest = pages.map(({path}) => path).filter((path) => !inSidebar.has(path));
  // 'Optional' is the format's own word for pages that a short context can do without.
  const parts = [...sections, {name: 'Optional', paths: rest}].map(({name, paths}) => ({
    name,
    pages: paths.flatMap((path) => pages.find((page) => page.path === path) ?? []),
  }));
  const line = ({path, title, description}: ExportedPage): string =>
    `- [${title}](${site.url}${markdownFile(path)})${description && `: ${description}`}\n`;
  const lists = parts.map((part) => `## ${part.name}\n\n${part.pages.map(line).join('')}`);
  return {
    list: [`# ${site.title}\n`, ...site.head.map((text) => `${text}\n`), ...lists].join('\n'),
    full: parts.flatMap((part) => part.pages.map(({markdown}) => markdown)).join('\n'),
  };
}
