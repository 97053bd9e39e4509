import {createEngine} from '../../src/plugins/search/engine/engine';
import {passes, type FacetFilters} from '../../src/plugins/search/engine/facetFilters';
import {MAX_QUERY_LENGTH} from '../../src/plugins/search/shared/limits';
import {SCHEMA_VERSION} from '../../src/plugins/search/shared/packedIndex';
import {CUT, type Engine, type Hit} from './engine';
import {LANGUAGES, type Language} from './queries';
import type {Site} from './site';

/** The filters that contextual search sets on a page of this language (useFacetFilters in the search plugin). */
function filtersOf(language: Language): FacetFilters {
  return [
    [`language:${language}`],
    ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current'],
  ];
}

/** The search of this site, with the index that readers load. */
export async function createOurEngine(sites: Readonly<Record<Language, Site>>): Promise<Engine> {
  const engines = new Map(
    await Promise.all(
      LANGUAGES.map(
        async (language) => [language, await createEngine(sites[language].index)] as const,
      ),
    ),
  );
  return {
    name: 'OBIS',
    version: `index format ${SCHEMA_VERSION}`,
    hasPlaces: true,
    search(language, query) {
      const engine = engines.get(language);
      const {index, pageOf} = sites[language];
      if (!engine) return Promise.resolve([]);
      // The fields take no more than that.
      const {hits} = engine.search(query.slice(0, MAX_QUERY_LENGTH), (page) =>
        passes(filtersOf(language), {
          language,
          docusaurus_tag: page.tag,
          version: page.version,
        }),
      );
      const pages = new Set<string>();
      const found: Hit[] = [];
      for (const hit of hits) {
        const {url} = engine.record(hit);
        const [sitePath = '', anchor = null] = url.slice(index.origin.length).split('#');
        const page = pageOf(sitePath);
        if (!pages.has(page)) found.push({page, anchor});
        if (pages.add(page).size === CUT) break;
      }
      return Promise.resolve(found);
    },
  };
}
