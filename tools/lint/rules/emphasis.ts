import type {PageRule} from '../rule';
import {findAll, lineOf} from '../tree';

/**
 * Asterisks that were meant as emphasis but are rendered literally. Markdown closes `**` after a full-width mark only
 * before a space or a mark, so `**注意。**先` is no emphasis (https://spec.commonmark.org/0.31.2/#right-flanking-delimiter-run).
 */
export const emphasis: PageRule = {
  name: 'emphasis',
  languages: ['en', 'zh'],
  check({tree}) {
    return findAll(tree, ({type, value}) => type === 'text' && /\*\*/.test(value ?? '')).map(
      (node) => ({
        line: lineOf(node),
        message: `asterisks that are shown ("${/.{0,8}\*\*.{0,8}/.exec(node.value ?? '')?.[0] ?? ''}")`,
        fix: 'put the mark behind the closing **, or a space or a mark after it',
      }),
    );
  },
};
