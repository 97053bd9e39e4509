import type {I18nConfig, I18nLocaleConfig} from '@docusaurus/types';

/** The languages of the site. Pages are written in the first one. GROWTH.md explains how to add a language. */
export const LOCALES = ['en', 'zh'] as const;
export type Locale = (typeof LOCALES)[number];

/** The `i18n` setting of Docusaurus. */
export const i18n = {
  defaultLocale: LOCALES[0],
  locales: [...LOCALES],
  localeConfigs: {
    en: {label: 'English', htmlLang: 'en', direction: 'ltr'},
    zh: {label: '中文', htmlLang: 'zh-CN', direction: 'ltr'},
  },
} satisfies Partial<I18nConfig> & {localeConfigs: Record<Locale, Partial<I18nLocaleConfig>>};

/** The languages that pages are translated into. */
export const translatedLocales = LOCALES.filter((locale) => locale !== i18n.defaultLocale);

/** Return the language tag of a locale, for the `lang` attribute, for sorting and for numbers. */
export const languageTag = (locale: Locale): string => i18n.localeConfigs[locale].htmlLang;

/**
 * Return the English name of a language, for messages.
 * @example languageName('zh') // 'Chinese'
 */
export const languageName = (locale: string): string =>
  new Intl.DisplayNames(['en'], {type: 'language'}).of(locale) ?? locale;

/**
 * Compute a value for each language, and return an object with the languages as keys.
 * @example perLocale((locale) => texts[locale]) // {en: …, zh: …}
 */
export const perLocale = <T>(value: (locale: Locale) => T): Record<Locale, T> =>
  Object.fromEntries(LOCALES.map((locale) => [locale, value(locale)])) as Record<Locale, T>;

/**
 * Return the folder of a language below the base URL.
 * @example localePath('en') // '', localePath('zh') // 'zh/'
 */
export const localePath = (locale: string): string =>
  locale === i18n.defaultLocale ? '' : `${locale}/`;
