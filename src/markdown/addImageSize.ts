import path from 'node:path';
import {imageSizeFromFile} from 'image-size/fromFile';
import type {Root} from 'mdast';
import {attributeOf, jsxElements, toAttributes} from '../plugins/product-model/remark/jsx';

/**
 * Remark plugin: add the width and height of the image to each `<Figure>` without them, to avoid layout shift.
 * @throws Error for an image that cannot be read
 */
export default function addImageSize({siteDir}: {readonly siteDir: string}) {
  return async (tree: Root, file: {readonly path: string}): Promise<void> => {
    for (const element of jsxElements(tree)) {
      const light = attributeOf(element, 'light');
      if (element.name !== 'Figure' || !light || attributeOf(element, 'width')) continue;
      const size = await imageSizeFromFile(path.join(siteDir, 'static', light)).catch(() => null);
      if (!size) {
        const where = `${path.relative(siteDir, file.path)}:${element.position?.start.line ?? 0}`;
        throw new Error(
          `${where} <Figure>: cannot read the size of static${light}. Fix: check the path, or write width and height`,
        );
      }
      const {width, height} = size;
      element.attributes.push(...toAttributes({width: String(width), height: String(height)}));
    }
  };
}
