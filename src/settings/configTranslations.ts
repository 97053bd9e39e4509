import type {Locale} from '../content/locales';

/** The translations of the texts in docusaurus.config.ts that Docusaurus's translation files do not cover. */
const TEXTS = {
  en: {
    title: 'OBIS Documentation',
    tagline: 'Explore user manuals, examples, APIs, tutorials, and more.',
    draft: 'This manual is a draft. The maker of OBIS has not confirmed its values and steps yet.',
    draftLink: 'What this means',
    draftNotice: 'DRAFT. Not confirmed by the maker of OBIS.',
    announcement: 'Red tile? Search its code.',
    aboutDocs: 'About this documentation',
    scriptsMissing:
      'Search, menus and buttons have not loaded. You can read the page and follow its links.',
    reload: 'Reload the page',
    documentation: 'Documentation',
  },
  zh: {
    title: 'OBIS 文档',
    tagline: '查阅用户手册、示例、API、教程等内容。',
    draft: '本手册为草稿，其中的数值和步骤尚未经 OBIS 厂商确认。',
    draftLink: '了解详情',
    draftNotice: '草稿，未经 OBIS 厂商确认。',
    announcement: '面板变红？搜索错误码。',
    aboutDocs: '关于本文档',
    scriptsMissing: '搜索、菜单和按钮尚未加载，正文和链接可以正常使用。',
    reload: '刷新页面',
    documentation: '文档',
  },
} as const satisfies Record<Locale, Readonly<Record<string, string>>>;

type ConfigText = Record<keyof (typeof TEXTS)['en'], string>;

/**
 * Return the texts of docusaurus.config.ts in one locale.
 * @throws Error when the locale has no texts, so that a new language cannot ship half translated
 */
export function configTranslations(locale: string): ConfigText {
  if (!(locale in TEXTS)) {
    throw new Error(
      `src/settings/configTranslations.ts has no texts for the locale "${locale}". ` +
        `Add an entry beside ${Object.keys(TEXTS).join(', ')}.`,
    );
  }
  return TEXTS[locale as keyof typeof TEXTS];
}
