import fs from 'node:fs';
import path from 'node:path';

/** Files below `folder`, as sorted paths relative to it with `/`; none when there is no such folder. */
export function listFiles(folder: string): string[] {
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .map((name) => name.split(path.sep).join('/'))
    .sort();
}

/** The site paths of all English pages, read from docs/ and src/pages/. */
export function listPages(siteDir: string): Set<string> {
  const pages = ['docs', 'src/pages'].flatMap((folder) =>
    listFiles(path.join(siteDir, folder))
      .filter((name) => /\.(?:mdx?|tsx)$/.test(name))
      .map((name) => `/${name.replace(/\.\w+$/, '').replace(/(?:^|\/)index$/, '')}`),
  );
  return new Set(pages);
}

/**
 * A page's title: the `#` heading of its file in the locale's language, or in English until it is translated.
 * @example pageTitle(siteDir, '/obis/common/glossary', 'zh') → '术语表'
 */
export function pageTitle(siteDir: string, page: string, locale: string): string {
  const folders = [
    `i18n/${locale}/docusaurus-plugin-content-docs/current`,
    `i18n/${locale}/docusaurus-plugin-content-pages`,
    'docs',
    'src/pages',
  ];
  for (const folder of folders) {
    for (const extension of ['.mdx', '.md']) {
      const file = path.join(siteDir, folder, `${page}${extension}`);
      const title = fs.existsSync(file) && /^# (.+)$/m.exec(fs.readFileSync(file, 'utf8'))?.[1];
      if (title) return title.replace(/\s*\{\/\*.*?\*\/\}\s*$/, '').trim();
    }
  }
  return page;
}
