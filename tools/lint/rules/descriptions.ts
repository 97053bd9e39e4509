import type {Finding} from '../finding';
import type {Page} from '../page';

/** Pages with the same description, which search results cannot tell apart. */
export function sameDescriptions(pages: readonly Page[]): Finding[] {
  const first = new Map<string, string>();
  return pages.flatMap(({file, frontMatter: {description}}): Finding[] => {
    if (!description) return [];
    const earlier = first.get(description.value);
    first.set(description.value, earlier ?? file);
    if (!earlier) return [];
    const message = `description of ${earlier} again ("${description.value}")`;
    const fix = 'say what this page has and the other has not';
    return [{file, line: description.line, rule: 'description', message, fix}];
  });
}
