import fs from 'node:fs';
import path from 'node:path';
import {limitsIn} from '../../src/plugins/product-model/interpolate';
import type {Model} from '../../src/plugins/product-model/loadModel';
import {listFiles} from '../../src/plugins/product-model/pages';
import type {JsxElement} from '../../src/plugins/product-model/remark/jsx';
import {resolveSlices} from '../../src/plugins/product-model/remark/resolveSlices';
import {sliceNames} from '../../src/plugins/product-model/sliceNames';
import {buildSlices} from '../../src/plugins/product-model/slices';
import {findAll, isJsx, parseMdx, plainText} from '../lint/tree';

/** What one page shows of the product model. */
export type PageUse = {
  /** Site path without the language. */
  readonly page: string;
  readonly slices: ReadonlySet<string>;
  /** The interface labels that it quotes in `<UI>`. */
  readonly labels: ReadonlySet<string>;
};

const TRANSLATED = 'i18n/zh/docusaurus-plugin-content';
const FOLDERS = ['docs', 'src/pages', `${TRANSLATED}-docs/current`, `${TRANSLATED}-pages`];

/** The limits that the texts of each slice reference. */
function limitsInSlices(rawModel: Model): Map<string, string[]> {
  const slices = buildSlices(rawModel, 'en', {page: (page) => page, section: () => undefined});
  return new Map(
    [...slices].map(([name, slice]) => [
      name,
      limitsIn(JSON.stringify(slice)).map(sliceNames.limit),
    ]),
  );
}

/** What the text of a page shows, by the resolver that gives the page its data. */
export function readUse(
  page: string,
  text: string,
  model: Model,
  inside: ReadonlyMap<string, readonly string[]>,
): PageUse {
  const elements = findAll(parseMdx(text), isJsx);
  const named = elements.flatMap((node) => resolveSlices(node as JsxElement, () => model) ?? []);
  const quoted = elements.filter(({name}) => name === 'UI').map((node) => plainText(node).trim());
  return {
    page,
    slices: new Set(named.flatMap((slice) => [slice, ...(inside.get(slice) ?? [])])),
    labels: new Set(quoted),
  };
}

/**
 * What every page shows, in either language.
 * @param rawModel the model before the `{limit:…}` of its texts are interpolated
 */
export function readUses(siteDir: string, model: Model, rawModel: Model): PageUse[] {
  const inside = limitsInSlices(rawModel);
  return FOLDERS.flatMap((folder) =>
    listFiles(path.join(siteDir, folder))
      .filter((name) => /\.mdx?$/.test(name))
      .map((name) => {
        const text = fs.readFileSync(path.join(siteDir, folder, name), 'utf8');
        return readUse(`/${name.replace(/\.mdx?$/, '')}`, text, model, inside);
      }),
  );
}
