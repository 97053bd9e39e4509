import {nearest} from '../../../src/plugins/product-model/nearest';
import {NOTICE_TYPES} from '../../../src/settings/noticeTypes';
import type {Remark} from '../finding';
import type {Page} from '../page';
import {linesOf, remark, type PageRule} from '../rule';
import {findAll, lineOf, type Node} from '../tree';

const KNOWN_TYPES = `use one of ${NOTICE_TYPES.join(', ')}`;

const isNotice = ({type}: Node): boolean => type === 'containerDirective';

function unknownTypes(tree: Node): Remark[] {
  return findAll(tree, isNotice)
    .filter(({name}) => !NOTICE_TYPES.includes(name ?? ''))
    .map((node) => remark(node, `unknown notice (":::${node.name}")`, KNOWN_TYPES));
}

/**
 * Notices without a closing line take in what follows. The line that closes the next notice with as many colons closes them: so
 * the outer of two that end together lacks its own.
 */
function unclosed({tree, text}: Page): Remark[] {
  const lines = text.split('\n').map((line) => line.trim());
  const endOf = ({position}: Node) => position?.end.line ?? 0;
  const found = findAll(tree, isNotice).filter((node) => {
    const colons = /^:+/.exec(lines[lineOf(node) - 1] ?? '')?.[0] ?? ':::';
    const last = lines[endOf(node) - 1] ?? '';
    const isClosed = endOf(node) > lineOf(node) && /^:+$/.test(last) && last >= colons;
    const [, inner] = findAll(node, isNotice);
    return !isClosed || (inner && endOf(inner) === endOf(node));
  });
  // What is inside of such a notice follows from it.
  return found
    .filter(
      (node) => !found.some((outer) => outer !== node && findAll(outer, isNotice).includes(node)),
    )
    .map((node) => {
      const [opening = ''] = /^:+\w*/.exec(lines[lineOf(node) - 1] ?? '') ?? [];
      const colons = opening.replace(/\w/g, '');
      const [, inner] = findAll(node, isNotice);
      const before = inner ? `, before line ${lineOf(inner)}` : '';
      const nested = inner ? `; a notice around another needs one colon more, :${opening}` : '';
      const message = `a notice that is never closed ("${opening}"), so it takes in what follows`;
      const fix = `write ${colons} on a line of its own after its text${before}${nested}`;
      return remark(node, message, fix);
    });
}

/** Lines of colons that open or close no notice: readers see the colons. */
function shownColons({tree, text}: Page): Remark[] {
  const lines = text.split('\n');
  const shown = findAll(
    tree,
    ({type, data}) => type === 'leafDirective' || (type === 'paragraph' && !data?.directiveLabel),
  );
  // What should have closed a notice follows from the line that should have opened it.
  let isOpen = false;
  return shown.flatMap(linesOf).flatMap((line): Remark[] => {
    const written = (lines[line - 1] ?? '').trim();
    const [, name, rest = ''] = /^[:：]{2,}\s*([\w\p{Script=Han}]*)(.*)$/u.exec(written) ?? [];
    if (name === undefined || (name === '' && isOpen)) return [];
    isOpen = name !== '';
    const message = `colons that readers see ("${written.slice(0, 40)}")`;
    const title = rest.replace(/^\s*[[【]?|[\]】]?\s*:*\s*$/g, '');
    const type = nearest(name.toLowerCase(), NOTICE_TYPES)[0] ?? NOTICE_TYPES.join(' or :::');
    const isOneLine = /\S\s*:{2,}$/.test(rest);
    const fix =
      name === ''
        ? 'remove them, or use as many as the line that opens the notice'
        : isOneLine
          ? `write :::${type}, the text and ::: on a line each, with empty lines between them`
          : `write :::${type}${title ? `[${title}]` : ''}`;
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
