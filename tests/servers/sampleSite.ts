import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** Repeat a text, so that a server finds it worth compressing. */
const repeat = (text: string) => `${text} `.repeat(300);

/** The texts of the sample site, by which tests recognise its files. */
export const TEXTS = {
  home: repeat('home'),
  page: repeat('page'),
  section: 'section',
  chineseHome: '首页',
  chinesePage: '页面',
  notFound: repeat('not found'),
  chineseNotFound: '找不到',
  script: repeat('script()'),
};

const FILES: Record<string, string> = {
  'index.html': `${TEXTS.home}<script src="BASE/assets/js/main.1a2b.js"></script>`,
  'page.html': TEXTS.page,
  'obis/section.html': TEXTS.section,
  '404.html': TEXTS.notFound,
  'zh/index.html': TEXTS.chineseHome,
  'zh/page.html': TEXTS.chinesePage,
  'zh/404.html': TEXTS.chineseNotFound,
  'assets/js/main.1a2b.js': TEXTS.script,
  'zh/assets/js/main.3c4d.js': TEXTS.script,
  'search-index.json': '{}',
  'sw.js': 'worker()',
  'img/logo.svg': '<svg/>',
  'samples/a.pem': 'PEM',
  'samples/a.tar.gz': 'TAR',
  '.git/config': 'secret',
  // Servers redirect before they look for a file.
  'moved/index.html': 'page for hosts that cannot redirect',
  _redirects:
    'BASE/moved BASE/page 301\nBASE/zh/moved BASE/zh/page 301\nBASE/merged BASE/obis/section#part 301\n',
  _headers: `/*\n  Content-Security-Policy: default-src 'self'; script-src 'self' 'sha256-x='\n  X-Content-Type-Options: nosniff\n`,
};

/** Write a small built site into an empty folder. */
export function writeSampleSite(folder: string, baseUrl: string): void {
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(path.dirname(path.join(folder, name)), {recursive: true});
    writeFileSync(path.join(folder, name), text.replaceAll('BASE/', baseUrl));
  }
}
