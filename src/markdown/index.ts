import {fileURLToPath} from 'node:url';
import {currentLocale} from '../../site.settings';
import addPageEnd from '../plugins/product-model/remark/addPageEnd';
import addPageHead from '../plugins/product-model/remark/addPageHead';
import injectData from '../plugins/product-model/remark/injectData';
import linkFirstMention from '../plugins/product-model/remark/linkFirstMention';
import matchCallouts from '../plugins/product-model/remark/matchCallouts';
import remarkHighlight from './code/remarkHighlight';
import remarkDiagrams from './diagrams/remarkDiagrams';
import addImageSize from './addImageSize';
import addSearchRank from './addSearchRank';
import breakMachineValues from './breakMachineValues';
import collapseSections from './collapseSections';
import dataTables from './dataTables';
import importComponents from './importComponents';
import markSteps from './markSteps';
import wrapContent from './wrapContent';

const siteDir = fileURLToPath(new URL('../..', import.meta.url));

/** The site's remark plugins, for docs and pages. The order matters: importComponents last, for elements the others add. */
export const remarkPlugins = [
  [remarkDiagrams, {siteDir}],
  linkFirstMention,
  [addPageHead, {siteDir}],
  [injectData, {siteDir}],
  [addImageSize, {siteDir}],
  [matchCallouts, {siteDir}],
  collapseSections,
  addSearchRank,
  [addPageEnd, {siteDir}],
  remarkHighlight,
  [importComponents, {siteDir}],
];

/** The site's rehype plugins, for docs and pages. */
export const rehypePlugins = [
  dataTables,
  markSteps,
  breakMachineValues,
  [wrapContent, {siteDir, currentLocale}],
];
