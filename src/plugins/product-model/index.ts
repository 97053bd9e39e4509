import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {renderDiagram} from '../../markdown/diagrams/renderDiagram';
import {loadModel, type Model} from './loadModel';
import {pageTitle} from './pages';
import {PLUGIN_NAME} from './pluginName';
import {inLocale} from './sliceNames';
import {makeDiagrams, makeSlices} from './slices';
import type {Locale} from './sliceTypes';

/** Reads data/ and writes what each component shows as a small JSON file, in the languages of the build. */
export default function productModelPlugin(context: LoadContext): Plugin<Model> {
  const {siteDir, generatedFilesDir, i18n} = context;
  return {
    name: PLUGIN_NAME,
    getPathsToWatch: () => [path.join(siteDir, 'data/**/*.{yml,yaml}')],
    loadContent: () => loadModel(siteDir),
    async contentLoaded({content, actions}) {
      const slices = new Map<string, unknown>();
      for (const locale of shownLocales(i18n.currentLocale)) {
        const titleOf = (page: string) => pageTitle(siteDir, page, locale);
        for (const [name, slice] of makeSlices(content, locale, titleOf)) {
          slices.set(inLocale(name, locale), slice);
        }
        for (const [name, {mermaid, turned, alt}] of makeDiagrams(content, locale)) {
          slices.set(inLocale(name, locale), {
            svg: await renderDiagram(mermaid, {salt: name, turned}),
            alt,
          });
        }
      }
      const written = await Promise.all(
        [...slices].map(([name, slice]) =>
          actions.createData(`${name}.json`, JSON.stringify(slice)),
        ),
      );
      removeStale(path.join(generatedFilesDir, PLUGIN_NAME, 'default'), written);
    },
  };
}

/** The languages of a build: a page that is not translated yet stands in English, so its facts must too. */
function shownLocales(current: string): Locale[] {
  return current === 'zh' ? ['en', 'zh'] : ['en'];
}

/** A slice left over from an earlier build would hide that a page names an id that is gone. */
function removeStale(directory: string, written: readonly string[]): void {
  const keep = new Set([...written.map((file) => path.basename(file)), '__plugin.json']);
  for (const name of fs.readdirSync(directory)) {
    if (!keep.has(name)) fs.rmSync(path.join(directory, name), {recursive: true});
  }
}
