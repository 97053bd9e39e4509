import {getSwcJsMinimizerOptions, rspack} from '@docusaurus/faster';
import type {Plugin} from '@docusaurus/types';

type Settings = Parameters<NonNullable<Plugin['configureWebpack']>>[0];
type Minimizer = NonNullable<NonNullable<Settings['optimization']>['minimizer']>[number];

const {SwcJsMinimizerRspackPlugin: ScriptMinimizer} = rspack;

/**
 * A minimizer of Docusaurus; the one of scripts leaves characters as they are written. Docusaurus has each character
 * outside ASCII written as `\u4E2D`, twice as long as it is in UTF-8. Browsers read a script in the encoding of its page.
 */
export function asWritten(minimizer: Minimizer): Minimizer {
  if (!(minimizer instanceof (ScriptMinimizer as unknown as typeof Object))) return minimizer;
  const options = getSwcJsMinimizerOptions();
  const minimizerOptions = {
    minify: true,
    ...options,
    format: {...options.format, ascii_only: false},
  };
  // The types of webpack, with which Docusaurus describes both bundlers, do not know the minimizers of Rspack.
  return new ScriptMinimizer({minimizerOptions} as object) as unknown as Minimizer;
}
