import {suggest} from '../../../src/lib/suggest';
import {ADMONITION_TYPES} from '../../../src/content/admonitionTypes';
import type {LintProblem} from '../finding';
import type {PageRule} from '../rule';
import {findAll} from '../../../src/content/syntaxTree';

/** Match a line that opens or closes an admonition, or tries to: `:::note[Title]`, `:::`, `::: note`, `:::note Title`. */
const FENCE = /^\s*(:{3,})(\s*)([\w-]*)(.*)$/;

/** Require that admonitions have a known type and are closed. Without the closing line, the rest of the page would be inside. */
export const admonitions: PageRule = {
  name: 'admonition',
  check({text, tree}) {
    const inCode = findAll(tree, ({type}) => type === 'code').map(({position}) => position);
    const open: {line: number; colons: string}[] = [];
    const messages: LintProblem[] = [];
    for (const [index, lineText] of text.split('\n').entries()) {
      const line = index + 1;
      const fence = FENCE.exec(lineText);
      const isCode = inCode.some((at) => at && line >= at.start.line && line <= at.end.line);
      if (!fence || isCode) continue;
      const [, colons = '', space = '', type = '', title = ''] = fence;
      if (type === '') {
        if (open.pop()) continue;
        const message = `"${colons}" closes no admonition`;
        messages.push({line, message, fix: 'remove it, or add the line that opens the admonition'});
        continue;
      }
      const outer = open.at(-1);
      open.push({line, colons});
      if (!ADMONITION_TYPES.includes(type)) {
        const message = `there is no admonition "${type}"`;
        messages.push({line, message, fix: suggest(type, ADMONITION_TYPES)});
      } else if (space !== '' || !/^(?:\[.*\])?\s*$/.test(title)) {
        const message = `this line opens no admonition ("${lineText.trim()}")`;
        const right = title.trim() ? `${colons}${type}[${title.trim()}]` : `${colons}${type}`;
        messages.push({line, message, fix: `write ${right}, and the text on lines of its own`});
      } else if (outer && outer.colons.length <= colons.length) {
        const message = `an admonition inside the one of line ${outer.line} has as many colons`;
        messages.push({line, message, fix: 'close the outer one first, or give it one colon more'});
      }
    }
    return [
      ...messages,
      ...open.map(({line, colons}) => ({
        line,
        message: 'an admonition is not closed',
        fix: `write ${colons} on a line of its own after its text`,
      })),
    ];
  },
};
