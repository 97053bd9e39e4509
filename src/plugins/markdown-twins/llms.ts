import type {Section} from '../sidebar-sections/listSections';
import type {Twin} from './readTwin';
import {twinFile} from './twinFile';
import type {TwinTexts} from './twinTexts';

/** What the files say of the site. */
export type Site = {
  readonly title: string;
  /** Scheme and host. */
  readonly url: string;
  /** Path of the pages of this language. */
  readonly baseUrl: string;
  /** The other languages. */
  readonly others: readonly {readonly label: string; readonly baseUrl: string}[];
};

const line = (url: string, {path, title, description}: Twin): string =>
  `- [${title}](${url}${twinFile(path)})${description && `: ${description}`}`;

/**
 * The list of pages for programs (https://llmstxt.org): by section of the sidebar, then the others.
 */
export function llmsText(
  {title, url, baseUrl, others}: Site,
  sections: readonly Section[],
  twins: readonly Twin[],
  texts: TwinTexts,
): string {
  const byPath = new Map(twins.map((twin) => [twin.path, twin]));
  const listed = sections.map(({name, pages}) => ({
    name,
    twins: pages.flatMap(({to}) => byPath.get(to) ?? []),
  }));
  const inSidebar = new Set(listed.flatMap((section) => section.twins));
  const rest = twins.filter((twin) => !inSidebar.has(twin));
  const parts = [...listed, {name: texts.optional, twins: rest}].map(
    ({name, twins: pages}) => `## ${name}\n\n${pages.map((twin) => line(url, twin)).join('\n')}\n`,
  );
  const languages = others.map((other) => `[${other.label}](${url}${other.baseUrl}llms.txt)`);
  return [
    `# ${title}\n`,
    `> ${byPath.get(baseUrl)?.description ?? title}\n`,
    `${texts.about}${texts.colon}[llms-full.txt](${url}${baseUrl}llms-full.txt)\n`,
    `${languages.join(' · ')}\n`,
    ...parts,
  ].join('\n');
}

/** All pages in one file, those of the sidebar first and in its order. */
export function llmsFullText(sections: readonly Section[], twins: readonly Twin[]): string {
  const order = sections.flatMap(({pages}) => pages.map(({to}) => to));
  const rank = ({path}: Twin): number => order.indexOf(path) + 1 || order.length + 1;
  return twins
    .toSorted((a, b) => rank(a) - rank(b))
    .map(({markdown}) => markdown)
    .join('\n');
}
