import type {Remark} from '../finding';
import type {PageRule} from '../rule';
import {attributeText, findAll, isJsx, lineOf, plainText} from '../tree';

/**
 * A term whose abbreviation is spelt out, in its short form.
 * @example shortForm('证书签名请求（CSR）配置') → 'CSR配置'
 */
const shortForm = (text: string): string =>
  text.replace(/\p{Script=Han}+（([^（）]+)）/gu, '$1').replaceAll(' ', '');

/** One translation for one term: a `<Term>` on a Chinese page contains the glossary's word, its abbreviation, or both. */
export const termText: PageRule = {
  name: 'term',
  languages: ['zh'],
  check({tree}, {vocabulary}) {
    return findAll(tree, (node) => isJsx(node) && node.name === 'Term').flatMap(
      (node): Remark[] => {
        const id = attributeText(node, 'id') ?? '';
        const forms = vocabulary.chineseForms.get(id);
        const text = plainText(node).replace(/\s+/g, ' ').trim();
        const known =
          forms?.includes(text) || forms?.some((form) => shortForm(form) === shortForm(text));
        if (!forms || text === '' || known) return [];
        return [
          {
            line: lineOf(node),
            message: `the glossary has another word for ${id} ("${text}")`,
            fix: `write ${forms.slice(0, 3).join(' or ')}`,
          },
        ];
      },
    );
  },
};
