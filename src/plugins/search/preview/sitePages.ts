import type {LoadedContent as DocsContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {LoadedContent as PagesContent} from '@docusaurus/plugin-content-pages';
import type {AllContent} from '@docusaurus/types';

/** A page as Docusaurus knows it, before its text is read. */
export type SitePage = {
  /** Path with the base URL. */
  path: string;
  /** Source file, relative to the site's folder. */
  file: string;
  /** lvl0: the outermost part of the sidebar that holds the page; empty outside the sidebar. */
  group: string;
  tag: string;
  version: string;
  description: string;
  keywords: string;
};

type SidebarItem = LoadedVersion['sidebars'][string][number];

const keywordsOf = ({keywords = []}: {keywords?: string[]}): string => keywords.join(',');

/** Source files are given as `@site/…`. */
const fileOf = (source: string): string => source.replace(/^@site\//, '');

function idsIn(item: SidebarItem): string[] {
  if (item.type === 'doc' || item.type === 'ref') return [item.id];
  if (item.type !== 'category') return [];
  const own = item.link?.type === 'doc' ? [item.link.id] : [];
  return [...own, ...item.items.flatMap(idsIn)];
}

/** The label of the outermost entry of the sidebar, by the id of each document below it. */
function groupsOf({sidebars, docs}: LoadedVersion): Map<string, string> {
  const nameOf = (item: SidebarItem): string => {
    if ('label' in item && item.label) return item.label;
    const doc = docs.find(({id}) => 'id' in item && id === item.id);
    return doc?.frontMatter.sidebar_label ?? doc?.title ?? '';
  };
  return new Map(
    Object.values(sidebars)
      .flat()
      .flatMap((item) => idsIn(item).map((id) => [id, nameOf(item)] as const)),
  );
}

/**
 * The pages written in MDX that the search of a built site would hold, in the language of the running site. Pages that
 * are code, such as the landing page, are not among them: their text exists only once they are rendered.
 */
export function sitePages(allContent: AllContent): SitePage[] {
  const docs = (allContent['docusaurus-plugin-content-docs'] ?? {}) as Record<string, DocsContent>;
  const pages = (allContent['docusaurus-plugin-content-pages'] ?? {}) as Record<
    string,
    PagesContent | null
  >;
  return [
    ...Object.entries(docs).flatMap(([pluginId, {loadedVersions}]) =>
      loadedVersions.flatMap((version) => {
        const groups = groupsOf(version);
        return version.docs
          .filter(({unlisted}) => !unlisted)
          .map(({id, permalink, source, description, frontMatter}) => ({
            path: permalink,
            file: fileOf(source),
            group: groups.get(id) ?? '',
            tag: `docs-${pluginId}-${version.versionName}`,
            version: version.versionName,
            description,
            keywords: keywordsOf(frontMatter),
          }));
      }),
    ),
    ...Object.values(pages).flatMap((content) =>
      (content ?? []).flatMap((page): SitePage[] => {
        if (page.type !== 'mdx' || page.unlisted) return [];
        const {permalink, source, description = '', frontMatter} = page;
        return [
          {
            path: permalink,
            file: fileOf(source),
            group: '',
            tag: 'default',
            version: '',
            description,
            keywords: keywordsOf(frontMatter),
          },
        ];
      }),
    ),
  ];
}
