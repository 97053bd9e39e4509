import {linkSync, mkdirSync, mkdtempSync, readdirSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import searchPlugin from '../../../src/plugins/search';
import {folderOf, type Language} from './site';

const SITE_DIR = path.resolve(__dirname, '../../..');

/** Seconds that the search plugin adds to the build of one language, with `factor` times the pages. */
export async function measureBuild(
  buildDir: string,
  language: Language,
  factor: number,
): Promise<number> {
  const folder = folderOf(language);
  const baseUrl = folder === '' ? '/' : `/${folder}/`;
  const outDir = mkdtempSync(path.join(tmpdir(), 'obis-search-build-'));
  try {
    const routesPaths = linkPages(path.join(buildDir, folder), outDir, factor).map(
      (page) => `${baseUrl}${page}`,
    );
    const {postBuild} = searchPlugin({
      siteDir: SITE_DIR,
      siteConfig: {url: 'https://docs.example.com', baseUrl},
      i18n: {currentLocale: language},
    } as LoadContext);
    if (!postBuild) {
      throw new Error(
        'The search plugin does nothing after the build: measure what does its work now.',
      );
    }
    const startedAt = performance.now();
    await postBuild({
      outDir,
      routesPaths,
      baseUrl,
    } as unknown as Parameters<typeof postBuild>[0]);
    return (performance.now() - startedAt) / 1000;
  } finally {
    rmSync(outDir, {recursive: true});
  }
}

/** Puts every page into a folder `factor` times, as links to one file, and returns their paths. */
function linkPages(from: string, to: string, factor: number): string[] {
  const files = readdirSync(from, {recursive: true, encoding: 'utf8'}).filter(
    (file) => file.endsWith('.html') && !/^(?:zh|404)\b/.test(file),
  );
  return files.flatMap((file) =>
    Array.from({length: factor}, (_, copy) => {
      const page = file.replace(/\.html$/, '') + (copy > 0 ? `-${copy}` : '');
      mkdirSync(path.dirname(path.join(to, page)), {recursive: true});
      linkSync(path.join(from, file), path.join(to, `${page}.html`));
      return page === 'index' ? '' : page.split(path.sep).join('/');
    }),
  );
}
