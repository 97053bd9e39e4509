import {isMap, isSeq, parseDocument, type YAMLSeq} from 'yaml';
import {splitAddress} from '../../src/plugins/redirects/readRedirects';

/**
 * The text of redirects.yaml after a page or a heading has moved: entries that led to the old address lead to the new one, and those
 * that led away from the new address are gone, since it is a page again. The comment at the start stays.
 * @param from `/page` or `/page#id`
 * @param add whether the old address leads to the new one from now on
 */
export function editRedirects(text: string, from: string, to: string, add: boolean): string {
  // Apart: YAML would take the comment at the start of the file for one of the first entry.
  const [comment = ''] = /^(?:#.*\n|[ \t]*\n)*/.exec(text) ?? [];
  const document = parseDocument(text.slice(comment.length) || '[]');
  if (!isSeq(document.contents))
    throw new Error('redirects.yaml is no list. Fix: npm run lint:text');
  const list: YAMLSeq = document.contents;
  list.flow = false;
  const isPage = !from.includes('#');
  const follow = (address: string): string => {
    if (address === from) return to;
    const {page, id} = splitAddress(address);
    return isPage && page === from && id !== undefined && !to.includes('#')
      ? `${to}#${id}`
      : address;
  };
  for (const entry of list.items) {
    if (!isMap(entry)) continue;
    entry.set('to', follow(String(entry.get('to'))));
    const old = String(entry.get('from'));
    // The section's note moves with its page.
    if (isPage && splitAddress(old).page === from) entry.set('from', follow(old));
  }
  list.items = list.items.filter((entry) => {
    const [source, target] = isMap(entry) ? [entry.get('from'), entry.get('to')] : [];
    return source !== to && source !== target;
  });
  if (add) {
    const entry = document.createNode({from, to}, {flow: true});
    list.items.push(entry);
  }
  if (list.items.length === 0) list.flow = true;
  return comment + document.toString({lineWidth: 0, flowCollectionPadding: false});
}
