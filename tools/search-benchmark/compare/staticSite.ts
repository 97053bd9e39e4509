import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {LANGUAGES, type Language} from '../queries';
import type {Site} from '../site';

/** A copy of the pages, for engines that index files and are asked in a browser. */
export type StaticSite = {
  folder: string;
  /** Output folder of a language below `folder`. */
  folderOf: (language: Language) => string;
  remove: () => void;
};

/** Copies every page that our own index has, and nothing else, so that all engines know the same pages. */
export function copyPages(sites: Readonly<Record<Language, Site>>): StaticSite {
  const folder = mkdtempSync(path.join(tmpdir(), 'obis-search-'));
  const folderOf = (language: Language) =>
    language === 'en' ? folder : path.join(folder, language);
  for (const language of LANGUAGES) {
    for (const page of sites[language].pages.keys()) {
      const relative = decodeURI(page.slice(1)) || 'index';
      const file = path.join(folderOf(language), `${relative}.html`);
      mkdirSync(path.dirname(file), {recursive: true});
      writeFileSync(file, sites[language].html(page));
    }
  }
  return {folder, folderOf, remove: () => rmSync(folder, {recursive: true, force: true})};
}
