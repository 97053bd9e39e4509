import path from 'node:path';
import {imageSizeFromFile} from 'image-size/fromFile';
import type {Root} from 'mdast';
import {componentOf} from '../components/registry';
import {attributeText, jsxElements} from '../content/syntaxTree';
import {jsxAttributes} from '../lib/jsxNodes';
import {WriterError} from '../lib/writerError';
import {sitePath} from '../content/pages';

/**
 * Remark plugin: add the width and height of its first picture to each component that shows pictures (registry.ts), to avoid layout shift.
 * Images are loaded at once. The theme would load them when the reader scrolls to them, so they would be missing in a page that is saved.
 * @throws WriterError for an image that cannot be read
 */
export default function addImageSize({siteDir}: {readonly siteDir: string}) {
  return async (tree: Root, file: {readonly path: string}): Promise<void> => {
    for (const element of jsxElements(tree)) {
      if (element.name === 'img') element.attributes.push(...jsxAttributes({loading: 'eager'}));
      const picture = attributeText(element, componentOf(element)?.pictures?.[0] ?? '');
      if (!picture || /^\w+:/.test(picture)) continue;
      const size = await imageSizeFromFile(path.join(siteDir, 'static', picture)).catch(() => null);
      if (!size) {
        const where = `${sitePath(siteDir, file.path)}:${element.position?.start.line ?? 0}`;
        throw new WriterError(
          `${where} cannot read the size of static${picture}. Fix: check the path`,
        );
      }
      const {width, height} = size;
      element.attributes.push(...jsxAttributes({width: String(width), height: String(height)}));
    }
  };
}
