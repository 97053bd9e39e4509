import {fileURLToPath} from 'node:url';
import {currentLocale} from '../../site.settings';
import addPageEnd from '../plugins/product-model/remark/addPageEnd';
import addPageHead from '../plugins/product-model/remark/addPageHead';
import addTermHeadings from '../plugins/product-model/remark/addTermHeadings';
import injectData from '../plugins/product-model/remark/injectData';
import linkFirstMention from '../plugins/product-model/remark/linkFirstMention';
import remarkHighlight from './code/remarkHighlight';
import addImageSize from './addImageSize';
import breakLongCode from './breakLongCode';
import convertTables from './convertTables';
import importComponents from './importComponents';
import styleSteps from './styleSteps';
import wrapContent from './wrapContent';

const siteDir = fileURLToPath(new URL('../..', import.meta.url));

/** The remark plugins of docs and pages that run before those of Docusaurus. */
export const beforeDefaultRemarkPlugins = [[addTermHeadings, {siteDir}]];

/** The remark plugins of docs and pages, in their order. importComponents is last, because the others add components. */
export const remarkPlugins = [
  linkFirstMention,
  [addPageHead, {siteDir}],
  [injectData, {siteDir}],
  [addImageSize, {siteDir}],
  [addPageEnd, {siteDir}],
  remarkHighlight,
  [importComponents, {siteDir}],
];

/** The rehype plugins of docs and pages, in their order. */
export const rehypePlugins = [
  convertTables,
  styleSteps,
  breakLongCode,
  [wrapContent, {siteDir, currentLocale}],
];
