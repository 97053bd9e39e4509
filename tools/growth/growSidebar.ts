import {GROWN, partFolder} from './growPage';

/** An item of the site's sidebar, of the kinds that it has. */
export type SidebarItem =
  | string
  | {readonly type: 'doc'; readonly id: string; readonly label?: string; readonly key?: string}
  | {
      readonly type: 'category';
      readonly label: string;
      readonly key?: string;
      readonly collapsed?: boolean;
      readonly items: readonly SidebarItem[];
    };

type Messages = Record<string, {readonly message: string; readonly description?: string}>;

const keyOf = (key: string, part: number): string => `${key}-${partFolder(part)}`;

const idOf = (id: string, part: number): string =>
  id.replace(new RegExp(`^${GROWN}/`), `${GROWN}/${partFolder(part)}/`);

function growItem(item: SidebarItem, part: number): SidebarItem {
  if (typeof item === 'string') return idOf(item, part);
  switch (item.type) {
    case 'doc':
      return {...item, id: idOf(item.id, part), key: keyOf(item.id, part)};
    case 'category':
      return {
        ...item,
        key: keyOf(item.key ?? item.label, part),
        items: item.items.map((each) => growItem(each, part)),
      };
    default:
      throw new Error(
        `The sidebar has the item ${JSON.stringify(item)}, of a type that is not copied. ` +
          'Fix: add the type to tools/growth/growSidebar.ts.',
      );
  }
}

/**
 * The sidebar of a manual that is `factor` times as long: the manual as it is, then one category for each further part,
 * which a reader of another part sees closed, as in any manual of that size.
 */
export function growSidebar(items: readonly SidebarItem[], factor: number): SidebarItem[] {
  const parts = Array.from({length: factor - 1}, (_, index) => index + 2);
  return [
    ...items,
    ...parts.map((part): SidebarItem => ({
      type: 'category',
      label: `Part ${part}`,
      key: partFolder(part),
      collapsed: true,
      items: items.map((item) => growItem(item, part)),
    })),
  ];
}

/** The translated labels of such a sidebar. */
export function growLabels(messages: Messages, factor: number): Messages {
  const grown = {...messages};
  for (const [id, message] of Object.entries(messages)) {
    const [, start, key] = /^(sidebar\.\w+\.category\.)(.+)$/.exec(id) ?? [];
    for (let part = 2; start && key && part <= factor; part += 1) {
      grown[`${start}${keyOf(key, part)}`] = message;
    }
  }
  return grown;
}
