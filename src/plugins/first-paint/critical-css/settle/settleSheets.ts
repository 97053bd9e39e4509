import type {Plugin} from '@docusaurus/types';
import postcss from 'postcss';
import {leaveOutFonts} from './leaveOutFonts';
import {leaveOutLayers} from './leaveOutLayers';
import {leaveOutOverridden} from './leaveOutOverridden';
import {readMentions} from './readMentions';
import {settleParts} from './settleParts';
import {settleVariables} from './settleVariables';
import {shortenNames} from './shortenNames';

type Settings = Parameters<NonNullable<Plugin['configureWebpack']>>[0];
type BundlerPlugin = Extract<
  NonNullable<Settings['plugins']>[number],
  (...args: never[]) => unknown
>;

/** The sheet of all pages, as Docusaurus names it; others come after it, with a part of a page. */
const MAIN = /(?:^|\/)styles\.(?:[^/]*\.)?css$/;
const FONT = /@font-face\s*\{[^}]*\}/g;
/** The minifier adds it for browsers that read `text-decoration` as the line alone. That is what these values are. */
const PREFIXED_LINE = /-webkit-text-decoration:(none|underline);(?=text-decoration:\1[;}])/g;

/** What the pages are to know of the sheet. It is there when the bundler has finished. */
export type Settled = {
  /** The custom properties that the sheets don't define any more. */
  readonly gone: Set<string>;
  /** The `@font-face` of the sheet, for the pages. In the sheet, which comes later, they would have all text laid out again. */
  fonts: string;
};

/**
 * A plugin of the bundler that settles the custom properties of the sheets, before they are minified and named by their
 * content.
 * @param language of the pages (`zh-CN`)
 * @param settled filled in
 */
export function settleSheets(language: string, settled: Settled): BundlerPlugin {
  return (compiler) => {
    const {Compilation, sources} = compiler.webpack;
    const name = 'obis-styles';
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      const filesOf = (ending: string) =>
        Object.keys(compilation.assets).filter((file) => file.endsWith(ending));
      const read = (file: string) => compilation.assets[file]?.source().toString() ?? '';
      const write = (file: string, text: string) =>
        compilation.updateAsset(file, new sources.RawSource(text));

      const beforeMinifiers = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE;
      compilation.hooks.processAssets.tap({name, stage: beforeMinifiers}, () => {
        const files = filesOf('.css').sort((a, b) => Number(MAIN.test(b)) - Number(MAIN.test(a)));
        const [main, ...later] = files.map((file) => postcss.parse(read(file), {from: file}));
        if (!main || files.filter((file) => MAIN.test(file)).length !== 1) {
          throw new Error(
            `The sheet of all pages is not known among ${files.join(', ') || 'none'}. Fix: let MAIN in ` +
              'src/plugins/first-paint/critical-css/settle/settleSheets.ts match its name, and no other.',
          );
        }
        const sheets = [main, ...later] as const;
        leaveOutOverridden(sheets);
        const mentions = readMentions(filesOf('.js').map(read));
        const isMentioned = (one: string) => mentions.taken.has(one) || mentions.other.has(one);
        settleParts(sheets, language, isMentioned);
        const unused = settleVariables(sheets, language, mentions);
        const renamed = shortenNames(sheets, isMentioned);
        for (const one of [...unused, ...renamed]) settled.gone.add(one);
        leaveOutFonts(sheets);
        leaveOutLayers(sheets);
        files.forEach((file, index) => write(file, sheets[index]?.toString() ?? ''));
      });

      const afterMinifiers = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;
      compilation.hooks.processAssets.tap({name, stage: afterMinifiers}, () => {
        for (const file of filesOf('.css').filter((one) => MAIN.test(one))) {
          const css = read(file);
          settled.fonts = css.match(FONT)?.join('') ?? '';
          write(file, css.replace(FONT, '').replace(PREFIXED_LINE, ''));
        }
      });
    });
  };
}
