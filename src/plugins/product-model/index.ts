import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import * as z from 'zod';
import {optionsValidator} from '../../build/optionsValidator';
import type {Model} from './kinds';
import {codeAreas, codePrefixes} from './kinds/errors';
import {roleNames} from './kinds/glossary';
import {loadModelCached} from './loadModel';
import {buildPageEnds} from './pageEnds';
import {loadShownFacts, readUses, type ParsePage} from './pageUses';
import {listPages, pageTitle, sectionTitle} from './pages';
import {PLUGIN_NAME} from './pluginName';
import {factsLocale} from './schema';
import {buildSlices} from './slices';
import type {StateDiagramDraft} from './stateDiagram';

/** Renders Mermaid text as SVG; `salt` makes its ids unique. */
type RenderDiagram = (
  mermaid: string,
  options: {readonly salt: string} & Pick<StateDiagramDraft, 'reversed' | 'tones'>,
) => Promise<string>;

const Options = z.strictObject({
  /** Plugin instance id, set by Docusaurus. */
  id: z.string().default('default'),
  renderDiagram: z.custom<RenderDiagram>(
    (value) => typeof value === 'function',
    'must be a function',
  ),
  parsePage: z.custom<ParsePage>((value) => typeof value === 'function', 'must be a function'),
  /** The topic of data/limits with the releases that the manual describes. */
  releases: z.string(),
  /** Whether the site is a review copy, which marks the facts that nobody has confirmed. */
  review: z.boolean().default(false),
});

export type ProductModelOptions = z.input<typeof Options>;

export const validateOptions = optionsValidator('product-model', Options);

const isDiagram = (slice: unknown): slice is StateDiagramDraft =>
  typeof slice === 'object' && slice !== null && 'mermaid' in slice;

/** Reads data/ and writes the data of each component as a small JSON file (a slice), in the locales of the build. */
export default function productModelPlugin(
  {siteDir, generatedFilesDir, i18n}: LoadContext,
  {renderDiagram, parsePage, releases, review}: z.output<typeof Options>,
): Plugin<Model> {
  // An untranslated page falls back to the default locale, so its facts must too.
  const locales = new Set(
    [i18n.currentLocale, i18n.defaultLocale].map((each) =>
      factsLocale(each, 'docusaurus.config.ts'),
    ),
  );
  return {
    name: PLUGIN_NAME,
    getPathsToWatch: () =>
      ['data/**/*.{yml,yaml}', '{docs,i18n,src/pages}/**/*.{md,mdx}'].map((glob) =>
        path.join(siteDir, glob),
      ),
    loadContent: () => loadModelCached(siteDir),
    configureWebpack: ({mode}) => ({
      plugins: [
        // The preview shows the mistakes in data/ over the page, once, and not for each page with facts; a build ends before.
        mode === 'development' &&
          (({hooks}) =>
            hooks.thisCompilation.tap(PLUGIN_NAME, ({contextDependencies, errors}) => {
              contextDependencies.add(path.join(siteDir, 'data'));
              try {
                readUses(siteDir, parsePage, loadModelCached(siteDir));
              } catch (error) {
                errors.push(error as Error);
              }
            })),
      ],
    }),
    async contentLoaded({content: model, actions}) {
      const slices = new Map<string, unknown>();
      const pages = listPages(siteDir);
      const facts = loadShownFacts(siteDir, parsePage);
      for (const locale of locales) {
        const titles = {
          page: (page: string) => pageTitle(siteDir, page, locale),
          section: (page: string, anchor: string) => sectionTitle(siteDir, page, anchor, locale),
        };
        // What is no part of a page is needed in the language of the build alone.
        if (locale === i18n.currentLocale) {
          const codes = codeAreas(model, {locale, titles});
          slices.set('error-codes', codes);
          slices.set('error-prefixes', codePrefixes(model, codes));
          slices.set('roles', roleNames(model, locale));
        }
        for (const [name, slice] of [
          ...buildSlices(model, {locale, titles}),
          ...buildPageEnds({model, releases, review}, facts, pages, locale),
        ]) {
          if (isDiagram(slice)) {
            const {mermaid, alt, moves, ...options} = slice;
            const svg = mermaid && (await renderDiagram(mermaid, {salt: name, ...options}));
            slices.set(`${locale}.${name}`, {svg, alt, moves});
          } else slices.set(`${locale}.${name}`, slice);
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

/** Deletes stale slices: one from an earlier build would hide a reference to a removed id. */
function removeStale(directory: string, written: readonly string[]): void {
  const keep = new Set([...written.map((file) => path.basename(file)), '__plugin.json']);
  for (const name of fs.readdirSync(directory)) {
    if (!keep.has(name)) fs.rmSync(path.join(directory, name), {recursive: true});
  }
}
