import {nearest} from '../../../src/plugins/product-model/nearest';
import type {Remark} from '../finding';
import type {PageRule} from '../rule';
import {findAll, isJsx, lineOf, plainText} from '../tree';

/** Every label of the product is quoted as the model has it, in the language of the page. */
export const uiLabels: PageRule = {
  name: 'label',
  languages: ['en', 'zh'],
  check({tree, language}, {vocabulary}) {
    const known = vocabulary.labels[language];
    return findAll(tree, (node) => isJsx(node) && node.name === 'UI').flatMap((node): Remark[] => {
      const label = plainText(node).replace(/\s+/g, ' ').trim();
      if (known.has(label)) return [];
      const near = nearest(label, known).map((text) => `"${text}"`);
      return [
        {
          line: lineOf(node),
          message: `the product shows no such text (${`"${label}"`})`,
          fix: `${near.length > 0 ? `write ${near.join(' or ')}, or ` : ''}add it to the labels in data/interface`,
        },
      ];
    });
  },
};
