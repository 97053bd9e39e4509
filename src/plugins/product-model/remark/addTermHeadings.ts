import type {Heading, Root} from 'mdast';
import type {Locale} from '../../../content/locales';
import {attributeText, jsxElements} from '../../../content/syntaxTree';
import {termHeading, type Term} from '../kinds/glossary';
import {loadModelCached, type ModelOptions} from '../loadModel';
import {localeOf, sitePath} from '../../../content/pages';

/** Create the heading of a term. */
const heading = (term: Term, locale: Locale): Heading => ({
  type: 'heading',
  depth: 3,
  data: {hProperties: {id: term.id}},
  children: [{type: 'text', value: termHeading(term, locale)}],
});

/**
 * Remark plugin: write the headings of the terms into each `<GlossaryTopic>`. It runs before the plugins of Docusaurus, so that they are
 * listed in the table of contents, like the headings that a page writes.
 */
export default function addTermHeadings({siteDir, model}: ModelOptions) {
  return (tree: Root, file: {readonly path: string}): void => {
    const locale = localeOf(sitePath(siteDir, file.path));
    for (const element of jsxElements(tree)) {
      if (element.name !== 'GlossaryTopic') continue;
      const {glossary} = model ?? loadModelCached(siteDir);
      const id = attributeText(element, 'id');
      const terms = glossary.find((topic) => topic.id === id)?.terms ?? [];
      element.children = terms.map((term) => heading(term, locale));
    }
  };
}
