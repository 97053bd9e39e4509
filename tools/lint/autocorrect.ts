import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {pathToFileURL} from 'node:url';

/** Puts spacing and the width of signs in a Chinese text right. */
export type Autocorrect = (text: string) => string;

type Bindings = WebAssembly.ModuleImports & {
  readonly __wbg_set_wasm: (exports: WebAssembly.Exports) => void;
  readonly loadConfig: (config: string) => unknown;
  readonly format: Autocorrect;
};

/**
 * The rules of AutoCorrect that fit this manual. Off: those that put spaces around brackets and dashes, turn full-width
 * signs between Latin words into half-width ones, and read Markdown, which our own parser does.
 */
const RULES = {
  'space-word': 1,
  'space-punctuation': 1,
  fullwidth: 1,
  'no-space-fullwidth': 1,
  'no-space-fullwidth-quote': 1,
  'halfwidth-word': 1,
  'halfwidth-punctuation': 0,
  'space-bracket': 0,
  'space-dash': 0,
  'space-backticks': 0,
  'space-dollar': 0,
  spellcheck: 0,
};

/**
 * AutoCorrect from its npm package: WebAssembly, so the same on every machine and without a download.
 * Its own entry imports the `.wasm` file as a module, which Node does only with a flag; so it is set up by hand here.
 */
export async function loadAutocorrect(siteDir: string): Promise<Autocorrect> {
  const {resolve} = createRequire(path.join(siteDir, 'package.json'));
  const folder = path.dirname(resolve('@huacnlee/autocorrect'));
  const url = pathToFileURL(path.join(folder, 'autocorrect_bg.js')).href;
  const bindings = (await import(url)) as Bindings;
  const binary = fs.readFileSync(path.join(folder, 'autocorrect_bg.wasm'));
  const {instance} = await WebAssembly.instantiate(binary, {'./autocorrect_bg.js': bindings});
  bindings.__wbg_set_wasm(instance.exports);
  (instance.exports.__wbindgen_start as () => void)();
  bindings.loadConfig(JSON.stringify({rules: RULES}));
  return bindings.format;
}
