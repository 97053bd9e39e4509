import {Parser} from 'htmlparser2';

/**
 * The names of a page's elements, classes (`.menu`) and ids (`#search`), which selectors ask for.
 * @param html a complete page
 */
export function pageNames(html: string): Set<string> {
  const names = new Set<string>();
  const parser = new Parser({
    onopentag(element, attributes) {
      names.add(element);
      if (attributes.id) names.add(`#${attributes.id}`);
      for (const name of attributes.class?.split(/\s+/) ?? []) names.add(`.${name}`);
    },
  });
  parser.end(html);
  return names;
}
