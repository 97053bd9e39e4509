import {createRequire} from 'node:module';
import {Prism} from 'prism-react-renderer';

/** Languages of this manual that prism-react-renderer does not bundle, by Prism name. */
const LANGUAGES = ['bash', 'batch', 'ini', 'json', 'powershell'];

// prismjs is a dependency of the theme, so it is resolved from there.
const requireFromTheme = createRequire(
  createRequire(
    createRequire(import.meta.url).resolve('@docusaurus/preset-classic/package.json'),
  ).resolve('@docusaurus/theme-classic/package.json'),
);

let isComplete = false;

/** Prism with the grammar of every language that pages use. Only the build and the tests load it. */
export function loadPrism(): typeof Prism {
  if (!isComplete) {
    // The language files register on a global `Prism`.
    const scope = globalThis as {Prism?: unknown};
    const before = scope.Prism;
    scope.Prism = Prism;
    for (const language of LANGUAGES) requireFromTheme(`prismjs/components/prism-${language}`);
    scope.Prism = before;
    // An alias that editors and Docusaurus's documentation use.
    const {batch} = Prism.languages;
    if (batch) Prism.languages.bat = batch;
    isComplete = true;
  }
  return Prism;
}
