import {memoizeByObject} from '../../../src/lib/memoizeByObject';
import {nearest, suggest} from '../../../src/lib/nearest';
import type {Locale} from '../../../src/content/locales';
import {kindOfFile} from '../../../src/plugins/product-model/kinds';
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

/** Finds error codes that no error of data/ has. Letters that resemble no area are no code: AES-256. */
export const errorCodes = proseRule('error-code', {}, (text, {vocabulary: {codes}}) => {
  const areas = new Set(codes.map((code) => code.replace(/-\d+$/, '')));
  const isArea = (letters: string) =>
    areas.has(letters) || (letters.length > 3 && nearest(letters, areas).length > 0);
  return [...text.matchAll(/(?<![\w-])([A-Z]{2,})[-‐–—_ ]?\d{2,3}(?!\w)/g)]
    .filter(([code, letters = '']) => !codes.includes(code) && isArea(letters))
    .map(({0: code, index: at}) => ({
      at,
      message: `no error has this code ("${code}")`,
      fix: suggest(code, codes),
    }));
});

/** Words that make a number a limit: "at most 12 keys", "within 30 minutes", "after 45 minutes". */
const LIMIT: Readonly<Partial<Record<Locale, RegExp>>> = {
  en: /\b(?:(?:at (?:most|least)|up to|(?:no|not) (?:more|longer|later|fewer|less) than|within|(?:maximum|minimum) of|limited to) \d[\d,.]*|(?:after|every) \d[\d,.]* (?:seconds|minutes|hours|days|weeks|months|years|attempts)\b)/gi,
  zh: /(?:最[多少长短]|至少|不得?(?:超过|少于|多于)|[上下]限为?) ?\d[\d,.]*|(?<!等待 ?)\d[\d,.]* ?(?:秒|分钟|小时|天|周|个月|年|次)(?:以?内|之?后)/g,
};

/** Pages of the manual, and the files of data/. */
const SHOWS_LIMITS = /\/obis\/|^data\//;

/** Warns about a limit that is written by hand, because a change of the limit does not reach it. */
export const writtenLimits = proseRule(
  'number',
  {ignore: ['code', 'ui'], severity: 'warning'},
  (text, _context, {file, language}) => {
    const limit = LIMIT[language];
    if (!limit || !SHOWS_LIMITS.test(file) || kindOfFile(file)?.definesNumbers) return [];
    const tag = file.startsWith('data/') ? '{limit:…}' : '<Limit id="…" />';
    return [...text.matchAll(limit)].map(({0: found, index: at}) => ({
      at,
      message: `this looks like a limit of the product ("${found}")`,
      fix: `if it is one, write it once in data/limits and show it with ${tag}`,
    }));
  },
);
