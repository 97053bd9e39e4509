import type {Locale} from '../../../content/locales';

/** The text in all languages, because the language of the reader is unknown. The worker cannot use `translate()`. */
export const NOT_STORED: Record<Locale, string> = {
  en: 'There is no network, and this language is not kept in this browser.',
  zh: '当前没有网络，而且浏览器中没有保存这种语言的手册。',
};

/** Return a page that says that a language is not stored, with links to the same page in the stored languages. */
export function notStoredPage(stored: readonly {language: string; href: string}[]): Response {
  const lines = Object.entries(NOT_STORED).map(([lang, text]) => `<p lang="${lang}">${text}`);
  const links = stored.map(({language, href}) => {
    const name = new Intl.DisplayNames(language, {type: 'language'}).of(language);
    return `<p><a href="${href}" lang="${language}">${name}</a>`;
  });
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><title>OBIS</title>
<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">
<body style="font: 1.125rem/1.6 system-ui; margin: 10vh 1rem"><main>${[...lines, ...links].join('')}`;
  return new Response(html, {status: 503, headers: {'content-type': 'text/html'}});
}
