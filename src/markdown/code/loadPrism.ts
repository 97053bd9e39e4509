import {createRequire} from 'node:module';
import {Prism} from 'prism-react-renderer';

/** Languages used in this manual that prism-react-renderer does not include, by their Prism names. */
const LANGUAGES = ['bash', 'batch', 'ini', 'json', 'powershell'];

// prismjs is a dependency of the theme and not of this site, so it is resolved from the theme.
const requireFromTheme = createRequire(
  createRequire(
    createRequire(import.meta.url).resolve('@docusaurus/preset-classic/package.json'),
  ).resolve('@docusaurus/theme-classic/package.json'),
);

let isComplete = false;

/** Load Prism with the grammars of all languages that pages use. Only the build and the tests call this. */
export function loadPrism(): typeof Prism {
  if (!isComplete) {
    // The language files register on a global `Prism`.
    const scope = globalThis as {Prism?: unknown};
    const before = scope.Prism;
    scope.Prism = Prism;
    for (const language of LANGUAGES) requireFromTheme(`prismjs/components/prism-${language}`);
    scope.Prism = before;
    // Editors and the documentation of Docusaurus use the name `bat`.
    const {batch} = Prism.languages;
    if (batch) Prism.languages.bat = batch;
    isComplete = true;
  }
  return Prism;
}
