import type {Locale} from '../../settings/locales';

/** Words of the twins that the pages do not have. */
export type TwinTexts = {
  /** Before the text of a picture. */
  readonly picture: string;
  readonly colon: string;
  /** Kinds of notices, by the name that Docusaurus gives them. */
  readonly notices: Readonly<Record<string, string>>;
  /** What `llms.txt` is. */
  readonly about: string;
  /** Heading of the pages that a short context can do without. */
  readonly optional: string;
};

const TEXTS: Readonly<Record<Locale, TwinTexts>> = {
  en: {
    picture: 'Picture:',
    colon: ': ',
    notices: {note: 'Note', tip: 'Tip', info: 'Info', warning: 'Warning', danger: 'Danger'},
    about:
      'Each page is here as Markdown: the address of the page with `.md` at its end. All of them in one file',
    optional: 'Optional',
  },
  zh: {
    picture: '图：',
    colon: '：',
    notices: {note: '说明', tip: '提示', info: '信息', warning: '警告', danger: '危险'},
    about: '每个页面都有 Markdown 版本，在页面地址后加 `.md` 即可。全部页面合为一个文件',
    optional: 'Optional',
  },
};

/** @throws Error for a language without texts */
export function twinTexts(locale: string): TwinTexts {
  if (locale in TEXTS) return TEXTS[locale as Locale];
  throw new Error(
    `src/plugins/markdown-twins/twinTexts.ts has no texts for the locale "${locale}". Fix: add them.`,
  );
}
