import type {I18nConfig, I18nLocaleConfig} from '@docusaurus/types';

/** Every language of the site, the one that pages are written in first. GROWTH.md says how to add one. */
export const LOCALES = ['en', 'zh'] as const;
export type Locale = (typeof LOCALES)[number];

/** The locales of the site. Pages are written in the default one and translated into the others. */
export const i18n = {
  defaultLocale: LOCALES[0],
  locales: [...LOCALES],
  localeConfigs: {
    en: {label: 'English', htmlLang: 'en', direction: 'ltr'},
    zh: {label: '中文', htmlLang: 'zh-CN', direction: 'ltr'},
  },
} satisfies Partial<I18nConfig> & {localeConfigs: Record<Locale, Partial<I18nLocaleConfig>>};

/** The locales that pages are translated into. */
export const translatedLocales = LOCALES.filter((locale) => locale !== i18n.defaultLocale);

/** Return the language tag of a locale, for the `lang` attribute, for sorting and for numbers. */
export const languageTag = (locale: Locale): string => i18n.localeConfigs[locale].htmlLang;

/**
 * The English name of a language, for messages.
 * @example languageName('zh') // 'Chinese'
 */
export const languageName = (locale: string): string =>
  new Intl.DisplayNames(['en'], {type: 'language'}).of(locale) ?? locale;

/**
 * One value for each language, in their order.
 * @example perLocale((locale) => texts[locale]) // {en: …, zh: …}
 */
export const perLocale = <T>(value: (locale: Locale) => T): Record<Locale, T> =>
  Object.fromEntries(LOCALES.map((locale) => [locale, value(locale)])) as Record<Locale, T>;

/**
 * The folder that the pages of a locale are in, below the base URL.
 * @example localePath('en') // '', localePath('zh') // 'zh/'
 */
export const localePath = (locale: string): string =>
  locale === i18n.defaultLocale ? '' : `${locale}/`;

/**
 * A regular expression for the addresses of the landing page in all languages, with or without the last slash.
 * @param baseUrl path of the site on its host; starts and ends with a slash
 */
export function homePattern(baseUrl: string): string {
  const base = baseUrl.replace(/[.]/g, String.raw`\.`);
  return `^${base.replace(/\/$/, '')}(?:/(?:${translatedLocales.join('|')}))?/?$`;
}
