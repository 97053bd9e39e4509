import path from 'node:path';
import type {Root} from 'mdast';
import {explainComponent} from '../../../src/markdown/importComponents';
import type {Model} from '../../../src/plugins/product-model/loadModel';
import {suggest} from '../../../src/plugins/product-model/nearest';
import addPageHead from '../../../src/plugins/product-model/remark/addPageHead';
import type {JsxElement} from '../../../src/plugins/product-model/remark/jsx';
import {
  findDataFiles,
  UnknownIdError,
} from '../../../src/plugins/product-model/remark/findDataFiles';
import matchCallouts from '../../../src/plugins/product-model/remark/matchCallouts';
import {LOCALES} from '../../../src/settings/locales';
import type {Remark} from '../finding';
import type {Page} from '../page';
import {proseRule, type PageRule} from '../rule';
import {findAll, isJsx, lineOf} from '../tree';

/** Takes a message of the build apart: `docs/a.mdx:7 <Limit>: there is no …. Fix: …` */
function toRemark(text: string, line: number): Remark {
  const [, at, rest = text] = /^\S+?:(\d+) ([^]*)$/.exec(text) ?? [];
  const [message = rest, fix = 'correct it'] = rest.split(/\.? Fix: /);
  return {line: at === undefined ? line : Number(at), message, fix};
}

/** Finds ids that data/ does not have, by the resolver that gives the build its data. */
function unknownIds({tree}: Page, model: Model): Remark[] {
  return findAll(tree, isJsx).flatMap((node): Remark[] => {
    const unknown = explainComponent(node.name ?? '');
    if (unknown !== undefined) return [toRemark(unknown, lineOf(node))];
    try {
      findDataFiles(node as unknown as JsxElement, model);
      return [];
    } catch (error) {
      if (!(error instanceof UnknownIdError)) throw error;
      return [toRemark(`<${node.name}>: ${error.message}`, lineOf(node))];
    }
  });
}

/** Asks the plugins of the build about the screens and the role of a page. They change the tree, so they get a copy. */
function pluginRemarks(siteDir: string, page: Page, model: Model): Remark[] {
  const {who, final} = page.frontMatter;
  const hasCallouts = page.text.includes('<Callout') || page.text.includes('<Screen');
  if (!who && !hasCallouts) return [];
  const tree = structuredClone(page.tree) as unknown as Root;
  const file = {
    path: path.join(siteDir, page.file),
    data: {frontMatter: {who: who?.value, final: final?.value === 'true'}},
  };
  try {
    matchCallouts({siteDir, model})(tree, file);
    addPageHead({siteDir, model})(tree, file);
    return [];
  } catch (error) {
    if (!(error instanceof Error) || !error.message.includes('Fix: ')) throw error;
    return [toRemark(error.message, who?.line ?? 1)];
  }
}

/** Finds codes of errors that data/ does not have, in text that begins as the codes that it has. */
export const errorCodes = proseRule('error-code', LOCALES, [], (text, {vocabulary: {codes}}) => {
  const areas = new Set(codes.map((code) => code.replace(/\W?\d+$/, '')));
  return [...text.matchAll(/(?<![\w-])([A-Z]{2,})[-‐–—_ ]?\d{2,3}(?!\w)/g)]
    .filter(([code, area = '']) => !codes.includes(code) && areas.has(area))
    .map(({0: code, index: at}) => {
      const message = `no error has this code ("${code}")`;
      return {at, message, fix: `${suggest(code, codes)} New codes go into data/errors`};
    });
});

/** Finds components, and ids of facts, that do not exist. */
export const unknownNames: PageRule = {
  name: 'component',
  check: (page, {siteDir, model}) => [
    ...unknownIds(page, model),
    ...pluginRemarks(siteDir, page, model),
  ],
};
