import {memoizeByObject} from '../../../src/lib/memoizeByObject';
import {findSimilar, suggest} from '../../../src/lib/suggest';
import type {Locale} from '../../../src/content/locales';
import {factKindOfFile} from '../../../src/plugins/product-model/kinds';
import {nodeRule, proseRule} from '../rule';
import {attributeText, plainText, type Node} from '../../../src/content/syntaxTree';
import type {Vocabulary} from '../vocabulary';

const textOf = (node: Node): string => plainText(node).replace(/\s+/g, ' ').trim();

/** Require that the text of `<UI>` is a label of the product in the language of the page. */
export const labels = nodeRule('label', (node, {language}, {vocabulary}) => {
  const known = vocabulary.labels[language];
  if (node.name !== 'UI' || known.has(textOf(node))) return undefined;
  const near = findSimilar(textOf(node), known).map((text) => `"${text}"`);
  const guess = near.length > 0 ? `write ${near.join(' or ')}, or ` : '';
  return [
    `the product shows no such text ("${textOf(node)}")`,
    `${guess}write the words of the screen; add them to data/interface only if the screen shows them`,
  ];
});

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
  const text = textOf(node);
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
        [...text.matchAll(avoidedPattern(entry))].map(({0: found, index: at}) => ({
          at,
          message: `the glossary has another word for this ("${found}")`,
          fix: `write ${entry.use}`,
        })),
      ),
);

/** Report error codes that do not exist in data/. Other names with letters and digits, such as AES-256, are ignored, because their letters do not resemble those of a code. */
export const errorCodes = proseRule('error-code', {}, (text, {vocabulary: {codes}}) => {
  const areas = new Set(codes.map((code) => code.replace(/-\d+$/, '')));
  const isArea = (letters: string) =>
    areas.has(letters) || (letters.length > 3 && findSimilar(letters, areas).length > 0);
  return [...text.matchAll(/(?<![\w-])([A-Z]{2,})[-‐–—_ ]?\d{2,3}(?!\w)/g)]
    .filter(([code, letters = '']) => !codes.includes(code) && isArea(letters))
    .map(({0: code, index: at}) => ({
      at,
      message: `no error has this code ("${code}")`,
      fix: suggest(code, codes),
    }));
});

/** Match numbers that the words beside them make a limit, such as "at most 12 keys" or "within 30 minutes". */
const LIMIT: Readonly<Partial<Record<Locale, RegExp>>> = {
  en: /\b(?:(?:at (?:most|least)|up to|(?:no|not) (?:more|longer|later|fewer|less) than|within|(?:maximum|minimum) of|limited to) \d[\d,.]*|(?:after|every) \d[\d,.]* (?:seconds|minutes|hours|days|weeks|months|years|attempts)\b)/gi,
  zh: /(?:最[多少长短]|至少|不得?(?:超过|少于|多于)|[上下]限为?) ?\d[\d,.]*|(?<!等待 ?)\d[\d,.]* ?(?:秒|分钟|小时|天|周|个月|年|次)(?:以?内|之?后)/g,
};

/** Match the files that show limits of the product, which are the pages of the manual and data/. */
const SHOWS_LIMITS = /\/obis\/|^data\//;

/** Warn about a limit that is written by hand, because it does not follow when the limit changes in data/. */
export const writtenLimits = proseRule(
  'number',
  {ignore: ['code', 'ui'], severity: 'warning'},
  (text, _context, {file, language}) => {
    const limit = LIMIT[language];
    if (!limit || !SHOWS_LIMITS.test(file) || factKindOfFile(file)?.definesNumbers) return [];
    const tag = file.startsWith('data/') ? '{limit:…}' : '<Limit id="…" />';
    return [...text.matchAll(limit)].map(({0: found, index: at}) => ({
      at,
      message: `this looks like a limit of the product ("${found}")`,
      fix: `if it is one, show it with ${tag}; add it to data/limits only if it is not there yet`,
    }));
  },
);
