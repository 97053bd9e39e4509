import type {ExportedPage} from './exportPage';
import {markdownFile} from '../../content/markdownFile';

/**
 * Return the texts of `llms.txt` (https://llmstxt.org), which lists all pages, and of `llms-full.txt`, which contains all pages in the
 * same order.
 * @param site title and origin of the site, lines of text for the head of the list, and the heading of the pages
 */
export function llmsTxt(
  site: Readonly<Record<'title' | 'url' | 'heading', string>> & {readonly head: readonly string[]},
  pages: readonly ExportedPage[],
): {list: string; full: string} {
  const lines = pages.map(
    ({permalink, title, description}) =>
      `- [${title}](${site.url}${markdownFile(permalink)})${description && `: ${description}`}\n`,
  );
  const head = [`# ${site.title}`, ...site.head, `## ${site.heading}`].map((text) => `${text}\n`);
  return {
    list: [...head, lines.join('')].join('\n'),
    full: pages.map(({markdown}) => markdown).join('\n'),
  };
}
