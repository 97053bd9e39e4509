/**
 * `npm run pdf`: builds the site with links to the manual as a PDF book in each language, and prints the books into it, with the
 * pages that are also PDF files of their own.
 * `npm run pdf -- --from build` prints them alone, from a site that was built with `BOOKS=1`.
 */
import {execFileSync} from 'node:child_process';
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {chromium} from '@playwright/test';
import {bookPdfPath, pagePdfPath, PDF_PAGES} from '../src/content/pdfFiles';
import {i18n, LOCALES} from '../src/content/locales';
import {configTranslations} from '../src/settings/configTranslations';
import {ensureChromium} from './browser/ensureChromium';
import {readBuildInfo} from './build/buildInfo';
import {composeBookHtml} from './pdf/composeBookHtml';
import {composePageHtml} from './pdf/composePageHtml';
import {printPdf} from './pdf/printPdf';
import {readManual} from './pdf/readManual';
import {git} from '../src/lib/git';
import {runMain} from './runMain';
import {createSiteServer} from './serve/createSiteServer';
import {listen} from './serve/listen';
import {readBaseUrl} from './server-config/readBaseUrl';
import {settings} from '../site.settings';
import {siteDir} from './siteDir';

/** The weights of the font that the stylesheets use. The package splits it by script, so only what is printed is loaded. */
const FONTS = [400, 700].map((weight) => `/@fontsource/noto-sans-sc/${weight}.css`);

/** Return the date of the last commit, which the first page of each book shows. @throws Error if Git does not know it */
function lastCommitDate(): string {
  const date = git(siteDir, 'log', '-1', '--format=%cs');
  if (date) return date;
  const fix = 'install Git, and run this in a clone of the repository';
  throw new Error(
    `Git does not know the date of the last commit, which each book shows. Fix: ${fix}.`,
  );
}

/** Print the books into `buildDir`. @throws Error if a page, a file or the browser is missing */
async function printBooks(buildDir: string, date: string): Promise<void> {
  const baseUrl = readBaseUrl(buildDir);
  const read = (file: string) => readFileSync(path.join(siteDir, file), 'utf8');
  const server = createSiteServer(buildDir);
  const origin = `http://127.0.0.1:${await listen(server, 0)}`;
  const browser = await chromium.launch({executablePath: ensureChromium()});
  try {
    for (const locale of LOCALES) {
      const {label, htmlLang} = i18n.localeConfigs[locale];
      const manual = readManual(buildDir, baseUrl, locale);
      const styles = [...manual.styles, ...FONTS];
      mkdirSync(path.join(buildDir, 'books'), {recursive: true});
      for (const route of PDF_PAGES) {
        const page = manual.pages.find(({permalink}) => permalink.endsWith(route));
        if (!page) {
          throw new Error(
            `src/content/pdfFiles.ts: the manual has no page ${route}. Fix: correct PDF_PAGES.`,
          );
        }
        const html = composePageHtml(page, new URL(manual.homeUrl).origin, styles);
        const pdf = await printPdf(browser, html, origin + page.permalink, siteDir);
        writeFileSync(path.join(buildDir, pagePdfPath(page.permalink, locale)), pdf);
      }
      const html = composeBookHtml({
        ...manual,
        locale,
        htmlLang,
        language: label,
        title: configTranslations(locale).title,
        logo: read('static/img/logo.svg'),
        date,
        draftNotice: settings.isDraft ? configTranslations(locale).draft : '',
        styles,
        css: read('tools/pdf/book.css'),
      });
      const pdf = await printPdf(browser, html, `${origin}${baseUrl}book`, siteDir);
      const file = path.join(buildDir, bookPdfPath(locale));
      writeFileSync(file, pdf);
      console.log(`${file}: ${manual.pages.length} chapters, ${(pdf.length / 1e6).toFixed(1)} MB`);
    }
  } finally {
    await browser.close();
    server.close();
  }
}

async function main(): Promise<void> {
  const {values} = parseArgs({options: {from: {type: 'string'}}});
  const date = lastCommitDate();
  if (values.from === undefined) {
    execFileSync('npm', ['run', 'build'], {
      cwd: siteDir,
      stdio: 'inherit',
      env: {...process.env, BOOKS: '1'},
      shell: process.platform === 'win32',
    });
  }
  const buildDir = path.resolve(values.from ?? path.join(siteDir, 'build'));
  // Throw for a folder that npm run build has not finished.
  readBuildInfo(buildDir);
  await printBooks(buildDir, date);
}

void runMain(main);
