import fs from 'node:fs';
import path from 'node:path';
import {componentOf} from '../../../src/components/registry';
import {listFiles} from '../../../src/content/pages';
import {attributeText} from '../../../src/content/syntaxTree';
import type {Finding} from '../finding';
import {nodeRule, type SiteRule} from '../rule';

const PICTURE = /\.(?:avif|gif|jpe?g|png|svg|webp)$/i;
const MAX_KILOBYTES = 500;

/** Limit the size of each picture in static/. */
export const pictureFiles: SiteRule = ({siteDir}) =>
  listFiles(path.join(siteDir, 'static'))
    .filter((name) => PICTURE.test(name))
    .flatMap((name): Finding[] => {
      const file = `static/${name}`;
      const kilobytes = Math.round(fs.statSync(path.join(siteDir, file)).size / 1000);
      if (kilobytes <= MAX_KILOBYTES) return [];
      const message = `the picture has ${kilobytes} KB, and the limit is ${MAX_KILOBYTES} KB`;
      const fix = 'cut it to the part that the text is about, or save it with fewer colours';
      return [{file, line: 1, rule: 'picture', message, fix}];
    });

/** Report `<img>` elements, which have no size. */
export const pictureMarkup = nodeRule('picture', ({name}) =>
  name === 'img'
    ? ['<img> has no size, so the text would jump', 'write ![What it shows](/img/name.png)']
    : undefined,
);

/** Require a text alternative for pictures. */
export const pictureAlternatives = nodeRule('picture', (node) => {
  if (node.type !== 'image' && !componentOf(node)?.pictures) return undefined;
  const alt = node.alt ?? attributeText(node, 'alt');
  return alt?.trim()
    ? undefined
    : ['a picture without a text alternative', 'say in alt what it shows'];
});
