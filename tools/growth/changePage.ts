import fs from 'node:fs';
import path from 'node:path';

const PAGES = [
  'docs/obis/feature-guide/kms/create-a-key.mdx',
  'i18n/zh/docusaurus-plugin-content-docs/current/obis/feature-guide/kms/create-a-key.mdx',
];

/** Adds a sentence to one page of each language, as a writer does between two builds. */
export function changePage(siteDir: string): void {
  for (const page of PAGES) {
    fs.appendFileSync(path.join(siteDir, page), '\nOne more sentence.\n');
  }
}
