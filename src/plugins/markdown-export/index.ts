import {writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadedContent as Docs} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {readBuiltPages} from '../../content/built/readBuiltPages';
import type {Locale} from '../../content/locales';
import {exportPage} from './exportPage';
import {llmsTxt} from './llmsTxt';
import {markdownFile} from '../../content/markdownFile';
import type {ExportTexts} from './simplifyContent';

type Texts = Omit<ExportTexts, 'admonition'> & Readonly<Record<'about' | 'heading', string>>;

const TEXTS: Readonly<Record<Locale, Texts>> = {
  en: {
    picture: 'Picture: ',
    colon: ': ',
    brackets: [' (', ')'],
    about:
      'Each page is here as Markdown: the address of the page with `.md` at its end. All of them in one file',
    heading: 'Pages',
  },
  zh: {
    picture: '图：',
    colon: '：',
    brackets: ['（', '）'],
    about: '每个页面都有 Markdown 版本，在页面地址后加 `.md` 即可。全部页面合为一个文件',
    heading: '页面',
  },
};

/** Write each page as Markdown beside its HTML, and list the pages in `llms.txt`. */
export default function markdownExportPlugin(context: LoadContext): Plugin {
  const {siteConfig, i18n, baseUrl, codeTranslations} = context;
  return {
    name: 'obis-markdown-export',

    async postBuild(built) {
      const texts = TEXTS[i18n.currentLocale as Locale];
      const draftNotice = siteConfig.customFields?.draftNotice as string | undefined;
      // `codeTranslations` has the texts of i18n/<locale>/code.json only, so that file needs a title for each type of admonition.
      const admonition = (type: string) => codeTranslations[`theme.admonition.${type}`] ?? type;
      const pages = await readBuiltPages(built, (permalink, $) =>
        exportPage(permalink, $, {...texts, admonition, draftNotice}),
      );
      const others = i18n.locales
        .filter((locale) => locale !== i18n.currentLocale)
        .flatMap((locale) => i18n.localeConfigs[locale] ?? [])
        .map((other) => `[${other.label}](${siteConfig.url}${other.baseUrl}llms.txt)`);
      const head = [
        `> ${pages.find((page) => page.permalink === baseUrl)?.description ?? siteConfig.tagline}`,
        ...(draftNotice ? [draftNotice] : []),
        `${texts.about}${texts.colon}[llms-full.txt](${siteConfig.url}${baseUrl}llms-full.txt)`,
        others.join(' · '),
      ];
      const {title, url} = siteConfig;
      const docs = built.plugins.find(({name}) => name === 'docusaurus-plugin-content-docs');
      const old = (docs?.content as Docs).loadedVersions
        .filter(({isLast}) => !isLast)
        .flatMap((version) => version.docs.map(({permalink}) => permalink));
      // The pages of older versions have files, but are not listed.
      const current = pages.filter(({permalink}) => !old.includes(permalink));
      const {list, full} = llmsTxt({title, url, head, heading: texts.heading}, current);
      const files = [
        ...pages.map((page) => [markdownFile(page.permalink), page.markdown] as const),
        [`${baseUrl}llms.txt`, list] as const,
        [`${baseUrl}llms-full.txt`, full] as const,
      ];
      for (const [url, text] of files)
        writeFileSync(path.join(built.outDir, decodeURI(url.slice(baseUrl.length))), text);
    },
  };
}
