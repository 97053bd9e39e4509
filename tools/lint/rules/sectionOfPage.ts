import {attributeText, findAll, lineOf} from '../../../src/content/syntaxTree';
import type {SiteRule} from '../rule';

/** Require that the page of error codes shows every area that has codes, and that the glossary shows every topic. */
export const sectionOfPage: SiteRule = ({model, pages}) => {
  const areas = model.errors.filter(({errors}) => errors.some(({code}) => code !== undefined));
  const lists = [
    {
      route: '/obis/reference/error-codes',
      component: 'ErrorTable',
      attribute: 'area',
      ids: areas.map((area) => area.id),
    },
    {
      route: '/obis/common/glossary',
      component: 'GlossaryTopic',
      attribute: 'id',
      ids: model.glossary.map((topic) => topic.id),
    },
  ];
  return lists.flatMap(({route, component, attribute, ids}) => {
    const page = pages.find((each) => each.route === route && each.language === 'en');
    if (!page) return [];
    const nodes = findAll(page.tree, ({name}) => name === component);
    const shown = nodes.map((node) => attributeText(node, attribute));
    return ids
      .filter((id) => !shown.includes(id))
      .map((id) => ({
        file: page.file,
        line: lineOf(nodes.at(-1) ?? page.tree),
        rule: 'section',
        message: `data/ has "${id}", and this page has no section for it`,
        fix: `write a heading {/* #${id} */} and <${component} ${attribute}="${id}" />, in each language`,
      }));
  });
};
