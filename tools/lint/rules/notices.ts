import {NOTICE_TYPES} from '../../../src/settings/noticeTypes';
import type {Remark} from '../finding';
import type {Page} from '../page';
import {linesOf, type PageRule} from '../rule';
import {findAll, lineOf, walkWithParents, type Node} from '../tree';

const isNotice = ({type}: Node): boolean => type === 'containerDirective';

function unknownTypes(tree: Node): Remark[] {
  return findAll(tree, isNotice)
    .filter(({name}) => !NOTICE_TYPES.includes(name ?? ''))
    .map((node) => ({
      line: lineOf(node),
      message: `unknown notice (":::${node.name}")`,
      fix: `use one of ${NOTICE_TYPES.join(', ')}`,
    }));
}

/** Notices without a closing line take in the rest of the page; one with too few colons closes nothing. */
function unclosed({tree, text}: Page): Remark[] {
  const lines = text.split('\n').map((line) => line.trim());
  const remarks: Remark[] = [];
  walkWithParents(tree, (node, parents) => {
    if (!isNotice(node)) return;
    const first = lineOf(node);
    const end = node.position?.end.line ?? first;
    const colons = /^:+/.exec(lines[first - 1] ?? '')?.[0] ?? ':::';
    const last = lines[end - 1] ?? '';
    const isFence = end > first && /^:+$/.test(last) && last.length >= colons.length;
    // The line that closes a notice around this one closes this one too.
    const outer = parents.find((each) => isNotice(each) && each.position?.end.line === end);
    if (isFence && !outer) return;
    const fix = `write ${colons} on a line of its own after its text`;
    remarks.push({
      line: first,
      message: `a notice that is never closed ("${colons}${node.name ?? ''}"), so it takes in what follows`,
      fix: outer ? `${fix}; the notice around it needs more colons, also at its end` : fix,
    });
  });
  return remarks;
}

/** Lines of colons that open or close no notice: readers see the colons. */
function shownColons({tree, text}: Page): Remark[] {
  const lines = text.split('\n');
  const shown = findAll(
    tree,
    ({type, data}) => type === 'leafDirective' || (type === 'paragraph' && !data?.directiveLabel),
  );
  return shown.flatMap(linesOf).flatMap((line): Remark[] => {
    const written = (lines[line - 1] ?? '').trim();
    const [, name, rest = ''] = /^:{2,}\s*([a-z]*)(.*)$/i.exec(written) ?? [];
    if (name === undefined) return [];
    const message = `colons that readers see ("${written.slice(0, 40)}")`;
    const title = rest.replace(/^\s*\[?|\]?\s*$/g, '');
    const fix =
      name === ''
        ? 'remove them, or use as many as the line that opens the notice'
        : `write :::${name.toLowerCase()}${title ? `[${title}]` : ''}`;
    return [{line, message, fix}];
  });
}

/** Notices have one of the types of the site, begin and end. */
export const notices: PageRule = {
  name: 'notice',
  check(page) {
    return [...unknownTypes(page.tree), ...unclosed(page), ...shownColons(page)];
  },
};
