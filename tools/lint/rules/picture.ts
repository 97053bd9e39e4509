import fs from 'node:fs';
import path from 'node:path';
import {componentOf} from '../../../src/components/registry';
import {listFiles} from '../../../src/content/pages';
import {attributeText} from '../../../src/content/syntaxTree';
import type {Problem} from '../problem';
import {nodeRule, type SiteRule} from '../rule';

const PICTURE = /\.(?:avif|gif|jpe?g|png|svg|webp)$/i;
const MAX_KILOBYTES = 500;

/** The first bytes of a PNG file, as latin1 text. */
const PNG_SIGNATURE = '\x89PNG\r\n\x1a\n';

const isPng = (file: string): boolean =>
  fs.readFileSync(file).toString('latin1', 0, PNG_SIGNATURE.length) === PNG_SIGNATURE;

/** Limit the size of each picture in static/, and require that a file named .png is a PNG. */
export const pictureFiles: SiteRule = ({siteDir}) =>
  listFiles(path.join(siteDir, 'static'))
    .filter((name) => PICTURE.test(name))
    .flatMap((name): Problem[] => {
      const file = `static/${name}`;
      if (/\.png$/i.test(name) && !isPng(path.join(siteDir, file))) {
        const message = 'the file is named .png, but is no PNG picture';
        return [{file, line: 1, rule: 'picture', message, fix: 'save the picture as PNG'}];
      }
      const kilobytes = Math.round(fs.statSync(path.join(siteDir, file)).size / 1000);
      if (kilobytes <= MAX_KILOBYTES) return [];
      const message = `the picture has ${kilobytes} KB, and the limit is ${MAX_KILOBYTES} KB`;
      const fix = 'cut it to the part that the text is about, or save it with fewer colours';
      return [{file, line: 1, rule: 'picture', message, fix}];
    });

/** Report `<img>` elements, which have no size, and pictures whose URL has a space, which are shown as Markdown. */
export const pictureMarkup = nodeRule('picture', ({type, name, value = ''}) => {
  if (name === 'img') {
    return ['<img> has no size, so the text would jump', 'write ![What it shows](/img/name.png)'];
  }
  const [found] = (type === 'text' && /!?\[[^\]\n]*\]\(\/[^)\n]* [^)\n]*\)/.exec(value)) || [];
  const message = `the address has a space, so readers see the source ("${found}")`;
  return found ? [message, 'rename the file without spaces'] : undefined;
});

/** Require a text alternative for pictures. */
export const pictureAlternatives = nodeRule('picture', (node) => {
  if (node.type !== 'image' && !componentOf(node)?.pictures) return undefined;
  const alt = node.alt ?? attributeText(node, 'alt');
  return alt?.trim()
    ? undefined
    : ['a picture without a text alternative', 'say in alt what it shows'];
});
