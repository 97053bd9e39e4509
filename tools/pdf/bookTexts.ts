import type {Locale} from '../../src/settings/locales';

/** Words of the book that no page of the site has. */
const TEXTS = {
  en: {
    contents: 'Contents',
    date: 'State of',
    facts: 'To be confirmed',
    factCount: (count: string) =>
      `${count} facts in this book await confirmation by the product’s owner`,
    address: 'On the web',
  },
  zh: {
    contents: '目录',
    date: '内容日期',
    facts: '待确认',
    factCount: (count: string) => `本手册有 ${count} 项内容待产品负责人确认`,
    address: '在线版',
  },
} as const satisfies Record<Locale, unknown>;

export type BookTexts = Record<Exclude<keyof (typeof TEXTS)['en'], 'factCount'>, string> & {
  readonly factCount: (count: string) => string;
};

/**
 * The words of the book in one locale.
 * @throws Error when the locale has none, so that a new language cannot ship half translated
 */
export function bookTexts(locale: string): BookTexts {
  if (!(locale in TEXTS)) {
    throw new Error(
      `tools/pdf/bookTexts.ts has no texts for the locale "${locale}". ` +
        `Add an entry beside ${Object.keys(TEXTS).join(', ')}.`,
    );
  }
  return TEXTS[locale as keyof typeof TEXTS];
}
