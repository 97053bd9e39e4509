import type {I18nConfig} from '@docusaurus/types';

/** The locales of the site: the only list of them. Pages are written in the default one and translated into the others. */
export const i18n = {
  defaultLocale: 'en',
  locales: ['en', 'zh'],
  localeConfigs: {
    en: {label: 'English', htmlLang: 'en', direction: 'ltr'},
    zh: {label: '中文', htmlLang: 'zh-CN', direction: 'ltr'},
  },
} satisfies Partial<I18nConfig>;

/** The locales that pages are translated into. */
export const translatedLocales = i18n.locales.filter((locale) => locale !== i18n.defaultLocale);
