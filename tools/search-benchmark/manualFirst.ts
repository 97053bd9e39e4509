import type {Ask} from './engine';
import {LANGUAGES, type Language} from './queries';

/** Where the pages of the manual are; all others are about the site: the landing page, the writer's guide and such. */
const MANUAL = '/obis/';

/** Words of the manual that pages about the site use too. Before these had a lower page rank, they came first. */
const WORDS: Record<Language, readonly string[]> = {
  en: ['KMS', 'authorty', '车间', 'key', 'factory', 'table', 'VERIFY-01'],
  zh: ['KMS', 'authorty', '车间', 'key', 'factory', '表格', 'VERIFY-01'],
};

/** The words for which another page than one of the manual comes first, one line each. */
export function siteBeforeManual(ask: Ask): string[] {
  return LANGUAGES.flatMap((language) =>
    WORDS[language].flatMap((word) => {
      const [first] = ask(language, word);
      const found = first ? `finds ${first.page} first` : 'finds nothing';
      return first?.page.startsWith(MANUAL)
        ? []
        : [`${language} "${word}" ${found}, which is no page of the manual`];
    }),
  );
}
