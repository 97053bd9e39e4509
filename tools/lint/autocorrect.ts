import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {pathToFileURL} from 'node:url';

/** Correct spacing and the width of punctuation in a Chinese text. */
export type Autocorrect = (text: string) => string;

type Bindings = WebAssembly.ModuleImports & {
  readonly __wbg_set_wasm: (exports: WebAssembly.Exports) => void;
  readonly loadConfig: (config: string) => unknown;
  readonly format: Autocorrect;
};

/** The rules of AutoCorrect that are off in this manual: spaces around brackets, dashes and code, and punctuation between Latin words. */
const RULES_OFF = {
  'halfwidth-punctuation': 0,
  'space-bracket': 0,
  'space-dash': 0,
  'space-backticks': 0,
};

let loaded: Promise<Autocorrect> | undefined;

/** Load AutoCorrect with the rules of this manual. Only once, because its module keeps the memory of its first instance. */
export const loadAutocorrect = (siteDir: string): Promise<Autocorrect> =>
  (loaded ??= instantiate(siteDir));

/**
 * Load the WebAssembly of AutoCorrect from its npm package. Its own entry imports the `.wasm` file as an ES module, which
 * Node supports only behind a flag, so it is instantiated here.
 */
async function instantiate(siteDir: string): Promise<Autocorrect> {
  const {resolve} = createRequire(path.join(siteDir, 'package.json'));
  const folder = path.dirname(resolve('@huacnlee/autocorrect'));
  const url = pathToFileURL(path.join(folder, 'autocorrect_bg.js')).href;
  const bindings = (await import(url)) as Bindings;
  const binary = fs.readFileSync(path.join(folder, 'autocorrect_bg.wasm'));
  const {instance} = await WebAssembly.instantiate(binary, {'./autocorrect_bg.js': bindings});
  bindings.__wbg_set_wasm(instance.exports);
  (instance.exports.__wbindgen_start as () => void)();
  bindings.loadConfig(JSON.stringify({rules: RULES_OFF}));
  return bindings.format;
}
