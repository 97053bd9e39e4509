import {isMap, isSeq, parseDocument, type YAMLSeq} from 'yaml';

/**
 * Returns the text of redirects.yaml after a page has moved: entries that led to the old address lead to the new one, and those
 * that led away from the new address are gone, since it is a page again. The comment at the start stays.
 */
export function editRedirects(text: string, from: string, to: string): string {
  // Apart: YAML would take the comment at the start of the file for one of the first entry.
  const [comment = ''] = /^(?:#.*\n|[ \t]*\n)*/.exec(text) ?? [];
  const document = parseDocument(text.slice(comment.length) || '[]');
  if (!isSeq(document.contents))
    throw new Error(
      'redirects.yaml is no list. Fix: write each entry as - {from: /obis/a, to: /obis/b}',
    );
  const list: YAMLSeq = document.contents;
  list.flow = false;
  list.items.push(document.createNode({from, to}, {flow: true}));
  for (const entry of list.items) {
    if (!isMap(entry)) continue;
    const [page, id] = String(entry.get('to')).split('#');
    if (page === from) entry.set('to', id === undefined ? to : `${to}#${id}`);
  }
  list.items = list.items.filter((entry) => !isMap(entry) || entry.get('from') !== to);
  return comment + document.toString({lineWidth: 0, flowCollectionPadding: false});
}
