import fs from 'node:fs';
import path from 'node:path';
import type {Locale} from '../../src/plugins/product-model/schema';
import {listFiles} from '../../src/plugins/product-model/pages';
import {foldersOf} from '../../src/plugins/translations/listPairs';
import {translatedLocales} from '../../src/settings/locales';
import type {Finding} from './finding';
import {readPage, type Page} from './page';

const FOLDERS: readonly {readonly folder: string; readonly language: Locale}[] = [
  {folder: 'docs', language: 'en'},
  {folder: 'src/pages', language: 'en'},
  ...translatedLocales.flatMap((language) =>
    foldersOf(language).map(({translation}) => ({folder: translation, language})),
  ),
];

function isSyntaxError(error: unknown): error is Error & {readonly line?: number} {
  return error instanceof Error && error.name !== 'TypeError' && 'reason' in error;
}

/** Parses all pages; invalid MDX becomes a finding. */
export function readSite(siteDir: string): {pages: Page[]; findings: Finding[]} {
  const pages: Page[] = [];
  const findings: Finding[] = [];
  for (const {folder, language} of FOLDERS) {
    for (const name of listFiles(path.join(siteDir, folder))) {
      if (!/\.mdx?$/.test(name)) continue;
      const file = `${folder}/${name}`;
      const text = fs.readFileSync(path.join(siteDir, file), 'utf8');
      try {
        pages.push(readPage(file, `/${name.replace(/\.mdx?$/, '')}`, language, text));
      } catch (error) {
        if (!isSyntaxError(error)) throw error;
        const message = error.message.replace(/\.$/, '');
        const fix = 'see "What stops the build" in docs/create-a-document.mdx';
        findings.push({file, line: error.line ?? 1, rule: 'syntax', message, fix});
      }
    }
  }
  return {pages, findings};
}
