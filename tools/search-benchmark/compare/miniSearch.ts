import type {PageContent} from '../../../src/plugins/search/shared/records';
import type {Engine, Hit} from '../engine';
import {LANGUAGES, type Language} from '../queries';
import type {Site} from '../site';
import {load, versionOf} from './packages';

type Section = {id: number; title: string; titles: string[]; text: string; hit: Hit};

type MiniSearch = {
  addAll(sections: readonly Section[]): void;
  search(query: string): {id: number}[];
};
type Module = {default: new (options: Record<string, unknown>) => MiniSearch};

/** What VitePress gives to MiniSearch: sections with the titles above them, no tokeniser of its own. */
const VITEPRESS_OPTIONS = {
  fields: ['title', 'titles', 'text'],
  searchOptions: {fuzzy: 0.2, prefix: true, boost: {title: 4, text: 2, titles: 1}},
};

/** The page cut at its headings, each with the titles above it, like `splitPageIntoSections` of VitePress. */
function sectionsOf(page: PageContent, address: string): Omit<Section, 'id'>[] {
  const sections: Omit<Section, 'id'>[] = [];
  const titles: string[] = [];
  for (const {level, text, anchor} of page.nodes) {
    const last = sections.at(-1);
    if (level > 0) {
      titles.splice(level - 1, Infinity, text);
      const above = titles.slice(0, -1).filter(Boolean);
      sections.push({
        title: text,
        titles: above,
        // What only our own index and docusaurus-search-local would read otherwise.
        text: level === 1 ? `${page.description}\n${page.keywords}\n` : '',
        hit: {page: address, anchor: anchor || null},
      });
    } else if (last) {
      last.text += `${text}\n`;
    }
  }
  return sections;
}

/** MiniSearch with its default tokeniser, set up as VitePress does, over the text of our own index. */
export async function createMiniSearch(sites: Readonly<Record<Language, Site>>): Promise<Engine> {
  const {default: Index} = await load<Module>('minisearch');
  const build = (language: Language) => {
    const {pages} = sites[language];
    const sections = [...pages]
      .flatMap(([address, page]) => sectionsOf(page, address))
      .map((section, id) => ({...section, id}));
    const index = new Index(VITEPRESS_OPTIONS);
    index.addAll(sections);
    return {index, sections};
  };
  const built = Object.fromEntries(
    LANGUAGES.map((language) => [language, build(language)]),
  ) as Record<Language, ReturnType<typeof build>>;
  return {
    name: 'MiniSearch',
    version: versionOf('minisearch'),
    hasPlaces: true,
    search(language, query) {
      const {index, sections} = built[language];
      return Promise.resolve(index.search(query).flatMap(({id}) => sections[id]?.hit ?? []));
    },
  };
}
