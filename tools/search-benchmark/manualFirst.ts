import type {Ask} from './engine';
import {LANGUAGES, type Language} from './queries';

/** Path of the manual; other pages are about the site, such as the landing page and the writer's guide. */
const MANUAL = '/obis/';

/** Words of the manual that pages about the site use too; without a lower page rank, those came first. */
const WORDS: Record<Language, readonly string[]> = {
  en: ['KMS', 'authorty', '车间', 'key', 'factory', 'table', 'VERIFY-01'],
  zh: ['KMS', 'authorty', '车间', 'key', 'factory', '表格', 'VERIFY-01'],
};

/** The words for which a page about the site comes first, one line each. */
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
