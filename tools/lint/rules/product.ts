import {memoizeByObject} from '../../../src/lib/memoizeByObject';
import {nearest, suggest} from '../../../src/lib/nearest';
import {kindOfFile} from '../../../src/plugins/product-model/kinds';
import {amountsIn} from '../amounts';
import {nodeRule, proseRule} from '../rule';
import {attributeText, plainText, type Node} from '../tree';
import type {Vocabulary} from '../vocabulary';

const textOf = (node: Node): string => plainText(node).replace(/\s+/g, ' ').trim();

/** Requires each label in `<UI>` to be a text that the product shows, in the language of the page. */
export const labels = nodeRule('label', (node, {language}, {vocabulary}) => {
  const known = vocabulary.labels[language];
  if (node.name !== 'UI' || known.has(textOf(node))) return undefined;
  const near = nearest(textOf(node), known).map((text) => `"${text}"`);
  const guess = near.length > 0 ? `write ${near.join(' or ')}, or ` : '';
  return [
    `the product shows no such text ("${textOf(node)}")`,
    `${guess}add it to the labels in data/interface`,
  ];
});

/**
 * Shorten a Chinese term whose abbreviation is spelled out.
 * @example shortForm('证书签名请求（CSR）配置') // 'CSR配置'
 */
const shortForm = (text: string): string =>
  text.replace(/\p{Script=Han}+（([^（）]+)）/gu, '$1').replaceAll(' ', '');

/** Requires a `<Term>` on a Chinese page to have the name that the glossary has. */
export const termNames = nodeRule('term', (node, {language}, {vocabulary}) => {
  if (node.name !== 'Term' || language !== 'zh') return undefined;
  const id = attributeText(node, 'id') ?? '';
  const forms = vocabulary.chineseForms.get(id);
  const text = textOf(node);
  const isKnown = forms?.some((form) => form === text || shortForm(form) === shortForm(text));
  if (!forms || text === '' || isKnown) return undefined;
  return [`the glossary has another name for ${id} ("${text}")`, `write ${forms.join(' or ')}`];
});

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Match an English word. With a capital only at the start of a sentence, because elsewhere a capital makes it a name. */
function englishPattern(text: string): RegExp {
  const [first = '', ...rest] = text;
  const tail = String.raw`${escape(rest.join(''))}(?![\w-])`;
  const capital = String.raw`(?<=^|[.?:]\s)${escape(first.toUpperCase())}${tail}`;
  return new RegExp(String.raw`(?<![\w-])${escape(first)}${tail}|${capital}`, 'g');
}

const avoidedPattern = memoizeByObject(({word, language}: Vocabulary['avoided'][number]) =>
  language === 'en' ? englishPattern(word) : new RegExp(escape(word), 'g'),
);

/** Finds words that the glossary lists under `avoid`. */
export const avoidedWords = proseRule(
  'term',
  {ignore: ['code', 'ui', 'emphasis']},
  (text, {vocabulary}, {language}) =>
    vocabulary.avoided
      .filter((entry) => entry.language === language)
      .flatMap((entry) =>
        [...text.matchAll(avoidedPattern(entry))].map(({0: found, index: at}) => ({
          at,
          message: `the glossary has another word for this ("${found}")`,
          fix: `write ${entry.use}`,
        })),
      ),
);

/** Finds error codes that no error of data/ has. */
export const errorCodes = proseRule('error-code', {}, (text, {vocabulary: {codes}}) => {
  const areas = new Set(codes.map((code) => code.replace(/-\d+$/, '')));
  return [...text.matchAll(/(?<![\w-])([A-Z]{2,})[-‐–—_ ]?\d{2,3}(?!\w)/g)]
    .filter(([code, area = '']) => !codes.includes(code) && areas.has(area))
    .map(({0: code, index: at}) => ({
      at,
      message: `no error has this code ("${code}")`,
      fix: suggest(code, codes),
    }));
});

/**
 * Finds numbers with a unit that a limit has too, so that a change of the limit reaches every page. Only a warning: the text may
 * mean another 30 days.
 */
export const ownedNumbers = proseRule(
  'number',
  {ignore: ['code', 'ui'], severity: 'warning'},
  (text, {vocabulary}, {file}) => {
    if (kindOfFile(file)?.definesNumbers) return [];
    const tag = (id: string) =>
      file.startsWith('data/') ? `{limit:${id}}` : `<Limit id="${id}" />`;
    return amountsIn(text).flatMap(({amount, text: found, offset: at}) => {
      const ids = vocabulary.limits.get(amount);
      if (!ids) return [];
      const fix = `if you mean this limit, write ${ids.slice(0, 3).map(tag).join(' or ')}`;
      return [{at, message: `a limit of the product has this value ("${found}")`, fix}];
    });
  },
);
