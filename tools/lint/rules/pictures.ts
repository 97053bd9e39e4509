import fs from 'node:fs';
import path from 'node:path';
import {imageSize} from 'image-size';
import {listFiles} from '../../../src/content/pages';
import type {LintProblem} from '../finding';
import {nodeRule, type SiteRule} from '../rule';

const PICTURE = /\.(avif|gif|jpe?g|png|svg|webp)$/i;
const MAX_KILOBYTES = 500;
const MAX_WIDTH = 2000;

/** Read the width and the type of a picture from its first bytes. Return undefined if the file is not a picture. */
function readPicture(content: Uint8Array): {width: number; type?: string} | undefined {
  try {
    return imageSize(content);
  } catch {
    return undefined;
  }
}

function checkPicture(file: string, content: Uint8Array): Omit<LintProblem, 'line'> | undefined {
  const ending = PICTURE.exec(file)?.[1]?.toLowerCase().replace('jpeg', 'jpg') ?? '';
  if (!/^[a-z0-9.-]+$/.test(path.basename(file))) {
    const fix = 'rename the file, such as key-list-en.png';
    return {message: 'the name has signs other than a-z, 0-9 and hyphens', fix};
  }
  const picture = readPicture(content);
  if (picture?.type !== ending) {
    const fix = 'save it again in an image editor, or give it the ending of its type';
    return {message: `the file is not a picture of the type ${ending}`, fix};
  }
  if (picture.width > MAX_WIDTH) {
    const message = `the picture is ${picture.width} pixels wide, and ${MAX_WIDTH} are enough`;
    return {message, fix: 'cut it to the part that the text is about, or make it smaller'};
  }
  if (content.length > MAX_KILOBYTES * 1000) {
    const message = `the picture has ${Math.round(content.length / 1000)} KB, and the limit is ${MAX_KILOBYTES} KB`;
    return {message, fix: 'cut it, or save it with fewer colours'};
  }
  return undefined;
}

/** Check the name, type, width and size of each picture in static/. */
export const pictureFiles: SiteRule = ({siteDir}) =>
  listFiles(path.join(siteDir, 'static'))
    .filter((name) => PICTURE.test(name))
    .flatMap((name) => {
      const file = `static/${name}`;
      const problem = checkPicture(file, fs.readFileSync(path.join(siteDir, file)));
      return problem ? [{file, line: 1, rule: 'picture', ...problem}] : [];
    });

/** Report `<img>` elements, which have no size, and pictures whose URL has a space, which are shown as Markdown. */
export const pictureSyntax = nodeRule('picture', ({type, name, value = ''}) => {
  if (name === 'img') {
    return ['<img> has no size, so the text would jump', 'write ![What it shows](/img/name.png)'];
  }
  const [found] = (type === 'text' && /!?\[[^\]\n]*\]\(\/[^)\n]* [^)\n]*\)/.exec(value)) || [];
  const message = `the address has a space, so readers see the source ("${found}")`;
  return found ? [message, 'rename the file without spaces'] : undefined;
});
