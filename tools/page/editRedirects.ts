import {parseDocument, type YAMLMap, type YAMLSeq} from 'yaml';

/**
 * Return the text of redirects.yaml after a page has moved. Add a redirect from the old to the new route, and change redirects to the
 * old route so that they lead to the new one. Remove a redirect from the new route, because it is a page again. Comments stay.
 */
export function editRedirects(text: string, from: string, to: string): string {
  // The parser would attach the comment at the start to the first entry, which may be removed.
  const [comment = ''] = /^(?:#.*\n)*/.exec(text) ?? [];
  const document = parseDocument<YAMLSeq<YAMLMap>>(text.slice(comment.length));
  const list = document.contents ?? document.createNode([]);
  list.flow = false;
  list.items = list.items.filter((entry) => entry.get('from') !== to);
  for (const entry of list.items) {
    const [page, anchor] = String(entry.get('to')).split('#');
    if (page === from) entry.set('to', anchor ? `${to}#${anchor}` : to);
  }
  document.contents = list;
  list.add(document.createNode({from, to}, {flow: true}));
  return comment + document.toString({flowCollectionPadding: false, lineWidth: 0});
}
