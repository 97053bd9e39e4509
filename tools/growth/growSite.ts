import fs from 'node:fs';
import path from 'node:path';
import {hashSource} from '../../src/plugins/translations/hashSource';
import {listPairs} from '../../src/plugins/translations/listPairs';
import {writeStamp} from '../../src/plugins/translations/stamp';
import {GROWN, growPage, partFolder} from './growPage';
import {growLabels, growSidebar, type SidebarItem} from './growSidebar';

const LABELS = 'i18n/zh/docusaurus-plugin-content-docs/current.json';

function write(file: string, text: string): void {
  fs.mkdirSync(path.dirname(file), {recursive: true});
  fs.writeFileSync(file, text);
}

/**
 * Makes the manual of a copied site `factor` times as long, in both languages. Every part has addresses, titles and a
 * place in the sidebar of its own, and translations that are up to date.
 * @param sidebars the sidebars of the site
 */
export function growSite(
  siteDir: string,
  sidebars: Readonly<Record<string, readonly SidebarItem[]>>,
  factor: number,
): void {
  const start = `/${GROWN}/`;
  const pairs = listPairs(siteDir).filter(({route}) => route.startsWith(start));
  for (let part = 2; part <= factor; part += 1) {
    const inPart = (file: string) =>
      path.join(siteDir, file.replace(start, `${start}${partFolder(part)}/`));
    for (const {route, source, sourceFile, translation, translationFile} of pairs) {
      if (source === undefined) continue;
      const grown = growPage(source, part);
      write(inPart(sourceFile), grown);
      if (translation === undefined) continue;
      const hash = hashSource(grown, route.replace(start, `${start}${partFolder(part)}/`));
      write(inPart(translationFile), writeStamp(growPage(translation, part), {source: 'en', hash}));
    }
  }
  const grown = Object.fromEntries(
    Object.entries(sidebars).map(([name, items]) => [name, growSidebar(items, factor)]),
  );
  write(path.join(siteDir, 'sidebars.ts'), `export default ${JSON.stringify(grown)};\n`);
  const labels = path.join(siteDir, LABELS);
  write(
    labels,
    JSON.stringify(
      growLabels(
        JSON.parse(fs.readFileSync(labels, 'utf8')) as Parameters<typeof growLabels>[0],
        factor,
      ),
    ),
  );
}
