import css from '@eslint/css';
import {getCompatibleVersions} from 'baseline-browser-mapping';
import type {Linter} from 'eslint';
import {readFloor, type Floor} from './readFloor';

/** Baseline's newest year whose browsers are not newer than the floor: Chrome 108, Firefox 108, Safari 16. */
const BASELINE = 2022;

/** In every browser of the floor, though Baseline counts them later or never. */
const AT_THE_FLOOR = {
  allowAtRules: ['container', 'page'],
  allowProperties: [
    'accent-color',
    'clip',
    'container-type',
    'line-clamp', // as -webkit-line-clamp
    'mask', // with -webkit- beside it
    'outline',
    'overscroll-behavior',
    'page-break-after', // with break-after beside it
    'page-break-inside',
    'paint-order',
    'print-color-adjust', // with -webkit- beside it
    'text-size-adjust',
    'user-select', // with -webkit- beside it
  ],
  allowSelectors: ['selection'],
};

/** Not in every browser of the floor; beside each, what the reader has without it. */
const ENHANCEMENTS = {
  allowAtRules: [],
  allowProperties: [
    'forced-color-adjust', // marks of menus in forced colours as they were
    'contain-intrinsic-block-size', // all blocks are laid out at once
    'content-visibility',
    'overflow-clip-margin',
    'page', // the default margins of a sheet
    'scrollbar-color', // the scrollbar of the system
    'scrollbar-gutter', // the page moves by a scrollbar behind the lightbox
    'scrollbar-width',
    'text-spacing-trim', // full-width punctuation
    'text-wrap', // lines as they fall
    'zoom', // Firefox before 126: drawings on paper as large as on the screen
  ],
  allowSelectors: [
    'details-content', // paper has what was open on the screen
    'has', // Firefox before 121: a frame around group headings on phones; the operator card prints with the rest of its page
  ],
};

const OPTIONS = {
  available: BASELINE,
  allowAtRules: AT_THE_FLOOR.allowAtRules,
  allowProperties: [...AT_THE_FLOOR.allowProperties, ...ENHANCEMENTS.allowProperties],
  allowSelectors: [...AT_THE_FLOOR.allowSelectors, ...ENHANCEMENTS.allowSelectors],
  // Browsers without it never skip the layout of a block.
  allowMediaConditions: ['scripting'],
  allowPropertyValues: {
    'break-after': ['avoid'], // Firefox may break a sheet after a heading
    'font-family': ['ui-monospace'], // the next font of the list
    'word-break': ['break-word'],
  },
};

function checkYear(floor: Floor): void {
  const versions = getCompatibleVersions({targetYear: BASELINE, suppressWarnings: true});
  for (const {browser, version} of versions) {
    const oldest = [...floor].find(([name]) => name === browser)?.[1];
    if (oldest !== undefined && oldest < parseFloat(version)) {
      throw new Error(
        `package.json: browserslist has ${browser} ${oldest}, but CSS is checked for ${browser} ${version}. Fix: set BASELINE in tools/floor/cssConfig.ts to an earlier year.`,
      );
    }
  }
}

/**
 * ESLint's configuration for built style sheets: what the browsers of `browserslist` understand.
 * @throws Error when a browser of the list is older than what the sheets are checked for
 */
export function cssConfig(floor: Floor = readFloor()): Linter.Config[] {
  checkYear(floor);
  return [
    {
      files: ['**/*.css'],
      plugins: {css},
      language: 'css/css',
      languageOptions: {tolerant: true},
      rules: {'css/use-baseline': ['error', OPTIONS]},
    },
  ];
}
