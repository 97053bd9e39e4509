import {lintMermaid} from '../../../src/markdown/diagrams/lintMermaid';
import type {PageRule} from '../rule';
import {findAll, lineOf} from '../tree';

/** Diagrams say what the renderer can draw, line by line. */
export const diagrams: PageRule = {
  name: 'diagram',
  languages: ['en', 'zh'],
  check({tree}) {
    return findAll(tree, ({type, lang}) => type === 'code' && lang === 'mermaid').flatMap((node) =>
      lintMermaid(node.value ?? '').map(({line, message, fix}) => ({
        line: lineOf(node) + line,
        message,
        fix,
      })),
    );
  },
};
