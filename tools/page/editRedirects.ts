import {isMap, isSeq, parseDocument, type YAMLSeq} from 'yaml';

/**
 * Return the text of redirects.yaml after a page has moved. Add a redirect from the old to the new route, and change redirects to the
 * old route so that they lead to the new one. Remove a redirect from the new route, because it is a page again. Keep the comment
 * at the start.
 */
export function editRedirects(text: string, from: string, to: string): string {
  // Split off the comment at the start, because the YAML parser would attach it to the first entry.
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
