import {attributeText, plainText} from '../../../src/content/syntaxTree';
import {memoizeByObject} from '../../../src/lib/memoizeByObject';
import {nodeRule, proseRule} from '../rule';
import type {Vocabulary} from '../vocabulary';

/**
 * Shorten a Chinese term to its abbreviation, if the term gives one in brackets.
 * @example shortForm('证书签名请求（CSR）配置') // 'CSR配置'
 */
const shortForm = (text: string): string =>
  text.replace(/\p{Script=Han}+（([^（）]+)）/gu, '$1').replaceAll(' ', '');

/** Require that the text of `<Term>` on a Chinese page is a name from the glossary. */
export const termNames = nodeRule('term', (node, {language}, {vocabulary}) => {
  if (node.name !== 'Term' || language !== 'zh') return undefined;
  const id = attributeText(node, 'id') ?? '';
  const forms = vocabulary.chineseForms.get(id);
  const text = plainText(node).replace(/\s+/g, ' ').trim();
  const isKnown = forms?.some((form) => form === text || shortForm(form) === shortForm(text));
  if (!forms || text === '' || isKnown) return undefined;
  return [`the glossary has another name for ${id} ("${text}")`, `write ${forms.join(' or ')}`];
});

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Return a pattern that matches an English word. It matches a capital only at the start of a sentence, because elsewhere that is a name. */
function englishPattern(text: string): RegExp {
  const [first = '', ...rest] = text;
  const tail = String.raw`${escape(rest.join(''))}(?![\w-])`;
  const capital = String.raw`(?<=^|[.?:]\s)${escape(first.toUpperCase())}${tail}`;
  return new RegExp(String.raw`(?<![\w-])${escape(first)}${tail}|${capital}`, 'g');
}

const avoidedPattern = memoizeByObject(({word, language}: Vocabulary['avoided'][number]) =>
  language === 'en' ? englishPattern(word) : new RegExp(escape(word), 'g'),
);

/** Report words that the glossary lists under `avoid`. */
export const avoidedWords = proseRule(
  'term',
  {ignore: ['code', 'ui', 'emphasis']},
  (text, {vocabulary}, {language}) =>
    vocabulary.avoided
      .filter((entry) => entry.language === language)
      .flatMap((entry) =>
        [...text.matchAll(avoidedPattern(entry))].map(([found]) => ({
          message: `the glossary has another word for this ("${found}")`,
          fix: `write ${entry.use}`,
        })),
      ),
);
