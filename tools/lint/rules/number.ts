import type {Locale} from '../../../src/content/locales';
import {factKindOfFile} from '../../../src/plugins/product-model/kinds';
import {proseRule} from '../rule';

/** Match numbers beside words that make them a limit, such as "at most 12 keys" or "within 30 minutes". */
const LIMIT: Readonly<Partial<Record<Locale, RegExp>>> = {
  en: /\b(?:(?:at (?:most|least)|up to|(?:no|not) (?:more|longer|later|fewer|less) than|within|(?:maximum|minimum) of|limited to) \d[\d,.]*|(?:after|every) \d[\d,.]* (?:seconds|minutes|hours|days|weeks|months|years|attempts)\b)/gi,
  zh: /(?:最[多少长短]|至少|不得?(?:超过|少于|多于)|[上下]限为?) ?\d[\d,.]*|(?<!等待 ?)\d[\d,.]* ?(?:秒|分钟|小时|天|周|个月|年|次)(?:以?内|之?后)/g,
};

/** Match the files that show limits of the product: data/, and the pages of a manual, which are in a folder of docs/. */
const SHOWS_LIMITS = /(?:^docs|\/current)\/.+\/|^data\//;

/** Warn about a limit that is written by hand, because it does not follow when the limit changes in data/. */
export const number = proseRule(
  'number',
  {ignore: ['code', 'ui'], severity: 'warning'},
  (text, _context, {file, language}) => {
    const limit = LIMIT[language];
    if (!limit || !SHOWS_LIMITS.test(file) || factKindOfFile(file)?.allowsNumbers) return [];
    const tag = file.startsWith('data/') ? '{value:…}' : '<Value id="…" />';
    return [...text.matchAll(limit)].map(([found]) => ({
      message: `this looks like a limit of the product ("${found}")`,
      fix: `if it is one, show it with ${tag}; add it to data/values only if it is not there yet`,
    }));
  },
);
