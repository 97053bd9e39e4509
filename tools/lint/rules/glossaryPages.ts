import {buildDataFiles} from '../../../src/plugins/product-model/dataFiles';
import type {Term} from '../../../src/plugins/product-model/kinds/glossary';
import {loadFacts} from '../../../src/plugins/product-model/loadModel';
import {readUse} from '../../../src/plugins/product-model/pageUses';
import {UnknownIdError} from '../../../src/plugins/product-model/remark/findDataFiles';
import type {Finding} from '../finding';
import type {Site, SiteRule} from '../rule';

type Shown = {readonly dataFiles: ReadonlySet<string>; readonly text: string};

/** Words only, so that a name is found at the start of a word. */
const wordsOf = (text: string) => ` ${text.toLowerCase().replace(/[^a-z0-9]+/g, ' ')}`;

/** Reads what each English page shows: its own text, and that of the facts on it; a page with an unknown id is left out. */
function readShown({model, pages}: Site): Map<string, Shown> {
  const titles = {page: (page: string) => page, section: () => undefined};
  const facts = buildDataFiles(model, {locale: 'en', titles});
  const shown = new Map<string, Shown>();
  for (const {language, route, tree, text} of pages) {
    if (language !== 'en') continue;
    try {
      const {dataFiles} = readUse(route, tree, model);
      const texts = [...dataFiles].map((name) => JSON.stringify(facts.get(name) ?? ''));
      shown.set(route, {dataFiles, text: wordsOf([text, ...texts].join(' '))});
    } catch (error) {
      if (!(error instanceof UnknownIdError)) throw error;
    }
  }
  return shown;
}

function occurs({id, en, abbr, synonyms}: Term, {dataFiles, text}: Shown): boolean {
  const names = [en, ...(abbr ? [abbr] : []), ...synonyms.en];
  return dataFiles.has(`term.${id}`) || names.some((name) => text.includes(wordsOf(name)));
}

/** Finds links of the glossary to pages where the term does not occur: readers would look for it there in vain. */
export const glossaryPages: SiteRule = (site) => {
  const shown = readShown(site);
  return site.model.glossary
    .flatMap(({terms}) => terms)
    .flatMap((term) =>
      term.pages.flatMap((route): Finding[] => {
        const page = shown.get(route);
        if (!page || occurs(term, page)) return [];
        const place = loadFacts(site.siteDir).find(({id}) => id === `term:${term.id}`);
        if (!place) return [];
        const message = `the term "${term.en}" does not occur on ${route}`;
        const fix = 'list a page that uses it, or write pages: []';
        return [{file: place.file, line: place.line, rule: 'glossary-page', message, fix}];
      }),
    );
};
