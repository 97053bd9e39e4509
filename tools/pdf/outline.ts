import {pageId} from './bookLinks';
import type {ManualPage} from './readManual';

/** An entry of the contents: a part, a group of chapters within it, or a chapter. */
export type Entry = {
  readonly kind: 'part' | 'group' | 'chapter';
  /** Depth in the outline, from 1. */
  readonly level: number;
  readonly id: string;
  readonly title: string;
  /** Of a chapter. */
  readonly page?: ManualPage;
};

/**
 * The outline of the book. Parts and groups are the categories of the sidebar; each stands before its first chapter.
 * @param pages in the order of the sidebar
 */
export function outline(pages: readonly ManualPage[]): Entry[] {
  let open: readonly string[] = [];
  return pages.flatMap((page): Entry[] => {
    const {categories, route, title} = page;
    const same = categories.findIndex((label, depth) => open[depth] !== label);
    const opened = same === -1 ? [] : categories.slice(same);
    open = categories;
    return [
      ...opened.map((label, index): Entry => {
        const level = same + index + 1;
        return {
          kind: level === 1 ? 'part' : 'group',
          level,
          id: `${pageId(route)}--level-${level}`,
          title: label,
        };
      }),
      {kind: 'chapter', level: categories.length + 1, id: pageId(route), title, page},
    ];
  });
}
