import type {Locale} from '../../../settings/locales';
import type {State} from '../store/store';
import type {Found} from './findKept';

/** All languages on one page: which one the reader knows cannot be told. Code of the build's translations does not reach a worker. */
const TEXTS: Record<Locale, {text: string; link: string}> = {
  en: {
    text: 'There is no network, and this language is not kept in this browser.',
    link: 'Open the English page',
  },
  zh: {
    text: '当前没有网络，而且浏览器中没有保存这种语言的手册。',
    link: '打开中文页面',
  },
};

/**
 * In place of the browser's error page: says that a language is not kept, with links to the same page in those that are.
 * @returns undefined when none is complete
 */
export function notKeptPage({kept}: State, {address}: Found, root: string): Response | undefined {
  const complete = Object.entries(kept).filter(([, {current}]) => current);
  if (complete.length === 0) return undefined;
  const texts = Object.entries(TEXTS).map(([lang, {text}]) => `<p lang="${lang}">${text}</p>`);
  const linkText = (language: string) =>
    Object.hasOwn(TEXTS, language) ? TEXTS[language as Locale].link : language;
  const links = complete.map(([language, {folder, current}]) => {
    // Only an address of the build gets into the page.
    const page = current && Object.hasOwn(current.files, address) ? address : '';
    return `<p lang="${language}"><a href="${root}${folder}${page}">${linkText(language)}</a></p>`;
  });
  return new Response(
    `<!doctype html><html lang="en"><meta charset="utf-8">` +
      `<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">` +
      `<title>OBIS</title><body style="font: 1.125rem/1.6 system-ui; margin: 10vh auto; max-inline-size: 32rem; padding: 1rem">` +
      `<main>${texts.join('')}${links.join('')}</main></html>`,
    {
      status: 503,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
      },
    },
  );
}
