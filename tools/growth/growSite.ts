import fs from 'node:fs';
import path from 'node:path';
import {hashSource} from '../../src/plugins/translations/hashSource';
import {listPairs} from '../../src/plugins/translations/listPairs';
import {writeStamp} from '../../src/plugins/translations/stamp';

/** The folder, and the beginning of the address, of the part of the manual that is multiplied. */
const START = '/obis/';

const inPart = (address: string, part: number): string =>
  address.replace(START, `${START}part-${part}/`);

/**
 * The text of a page in a further part of the manual: a title of its own, and links that stay within the part.
 * @param part number of the part; the manual itself is 1
 * @example growPage('# Keys\n\nSee [CAs](/obis/pki).', 2) // '# Keys (part 2)\n\nSee [CAs](/obis/part-2/pki).'
 */
export function growPage(text: string, part: number): string {
  return text
    .replace(/(?:\]\(|=")\/obis\//g, (link) => inPart(link, part))
    .replace(/^# .+?(?=\s*(?:\{\/\*.*)?$)/m, (title) => `${title} (part ${part})`);
}

function write(file: string, text: string): void {
  fs.mkdirSync(path.dirname(file), {recursive: true});
  fs.writeFileSync(file, text);
}

/**
 * Makes the manual of a copied site `factor` times as long, in both languages. Every further part has addresses, titles
 * and a collapsed sidebar category of its own, and translations that are up to date.
 */
export function growSite(siteDir: string, factor: number): void {
  const pairs = listPairs(siteDir, 'zh').filter(({route}) => route.startsWith(START));
  const categories: unknown[] = [];
  for (let part = 2; part <= factor; part += 1) {
    const items: string[] = [];
    for (const {route, source, sourceFile, translation, translationFile} of pairs) {
      if (source === undefined) continue;
      const grown = growPage(source, part);
      write(path.join(siteDir, inPart(sourceFile, part)), grown);
      items.push(inPart(route, part).slice(1));
      if (translation === undefined) continue;
      const hash = hashSource(grown, inPart(route, part));
      const stamped = writeStamp(growPage(translation, part), {source: 'en', hash});
      write(path.join(siteDir, inPart(translationFile, part)), stamped);
    }
    categories.push({type: 'category', label: `Part ${part}`, collapsed: true, items});
  }
  fs.renameSync(path.join(siteDir, 'sidebars.ts'), path.join(siteDir, 'sidebarOfOne.ts'));
  write(
    path.join(siteDir, 'sidebars.ts'),
    `import {obis} from './sidebarOfOne';\nexport default {obis: [...obis, ...${JSON.stringify(categories)}]};\n`,
  );
}
