/**
 * `npm run report [-- --since <ref>] [--before <build of before>] [--preview <address>] [--run <address>] [--out <file>]`: what a
 * change does to the site, as Markdown: its pages with words, translation and, with `build/`, sizes.
 */
import fs from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {parseArgs} from 'node:util';
import {settings} from '../site.settings';
import {pagePath} from '../src/plugins/product-model/pageUses';
import {detectTranslation} from '../src/plugins/translations/detectTranslation';
import {listPairs} from '../src/plugins/translations/listPairs';
import {i18n, localePath, translatedLocales} from '../src/settings/locales';
import {changedFiles, textAt} from './check/changedFiles';
import {countWords} from './report/countWords';
import {formatReport, type ChangedPage} from './report/formatReport';
import {pageBytes, sharedBytes} from './report/measureBuild';
import {runMain} from './runMain';

const siteDir = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

function main(): void {
  const {values} = parseArgs({
    options: {
      since: {type: 'string'},
      before: {type: 'string'},
      preview: {type: 'string'},
      run: {type: 'string'},
      out: {type: 'string'},
    },
  });
  if (values.before !== undefined && !fs.existsSync(values.before)) {
    throw new Error(
      `There is no folder ${values.before}. Fix: name a build, such as ../main/build.`,
    );
  }
  const {files, since, base} = changedFiles(siteDir, values.since);
  const pairs = translatedLocales.flatMap((locale) => listPairs(siteDir, locale));
  const site = {url: settings.siteUrl, ...i18n};
  const after = path.join(siteDir, 'build');

  const words = (text: string | undefined) => (text === undefined ? undefined : countWords(text));
  const bytes = (pathname: string) => ({
    before: values.before === undefined ? undefined : pageBytes(values.before, pathname),
    after: pageBytes(after, pathname),
  });
  const pages = files.flatMap((file): ChangedPage[] => {
    const route = pagePath(file);
    if (route === undefined) return [];
    const [, locale = i18n.defaultLocale] = /^i18n\/([^/]+)\//.exec(file) ?? [];
    const pathname = `/${localePath(locale)}${route.slice(1)}`.replace(/\/index$/, '/');
    const pair = pairs.find((each) => each.sourceFile === file || each.translationFile === file);
    const now = path.join(siteDir, file);
    return [
      {
        pathname,
        words: {
          before: words(textAt(siteDir, base, file)),
          after: words(fs.existsSync(now) ? fs.readFileSync(now, 'utf8') : undefined),
        },
        bytes:
          values.before === undefined ? {before: undefined, after: undefined} : bytes(pathname),
        translation: pair ? detectTranslation(pair, site).state : 'removed',
      },
    ];
  });
  const before =
    values.before === undefined ? new Map<string, undefined>() : sharedBytes(values.before);
  const shared = new Map(
    values.before === undefined
      ? []
      : [...sharedBytes(after)].map(([name, size]) => [
          name,
          {before: before.get(name), after: size},
        ]),
  );
  const markdown = formatReport({
    since,
    pages,
    otherFiles: files.filter((file) => pagePath(file) === undefined),
    shared,
    preview: {root: values.preview, run: values.run},
  });
  if (values.out === undefined) console.log(markdown);
  else fs.writeFileSync(values.out, `${markdown}\n`);
}

void runMain(main);
