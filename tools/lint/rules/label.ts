import {plainText} from '../../../src/content/syntaxTree';
import {findSimilar} from '../../../src/lib/suggest';
import {nodeRule} from '../rule';

/** Require that the text of `<UI>` is a label of the product in the language of the page. */
export const label = nodeRule('label', (node, {language}, {vocabulary}) => {
  if (node.name !== 'UI') return undefined;
  const known = vocabulary.labels[language];
  const text = plainText(node).replace(/\s+/g, ' ').trim();
  if (known.has(text)) return undefined;
  const near = findSimilar(text, known).map((similar) => `"${similar}"`);
  const guess = near.length > 0 ? `write ${near.join(' or ')}, or ` : '';
  return [
    `the product shows no such text ("${text}")`,
    `${guess}write the words of the screen; add them to data/interface only if the screen shows them`,
  ];
});
