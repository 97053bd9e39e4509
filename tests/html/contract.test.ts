import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {EXCLUDED_FROM_EXPORT} from '../../src/content/built/excludedFromExport';
import {UNSEARCHED} from '../../src/plugins/search/node/readBlocks';
import {BUILD_DIR, BUILD_FILES, builtPage, PAGES} from './builtPages';

/*
 * Our code depends on details of Docusaurus that are not a public API. These tests fail if an update of Docusaurus changes a detail and no
 * other test would notice. The rows are those of the third table of src/theme/README.md.
 */
const LANDING = '/';
const STEP_ONE = '/obis/deployment/step-one';
const THEME_CLASSES = 'classes of the theme (row 4)';

const printStyles = readFileSync(path.join(BUILD_DIR, '../src/css/print.css'), 'utf8');
/** The selectors of the rules that leave elements out on paper. */
const HIDDEN_IN_PRINT = [...printStyles.matchAll(/([^{}]*)\{[^{}]*display: none/g)]
  .map(([, selectors]) => selectors)
  .join();

it.each([
  [
    'the banner about the base URL (row 1)',
    LANDING,
    'script:not([src]):contains("void 0===window.docusaurus"):contains("function insertBanner()")',
  ],
  ['the attributes of <html> (row 2)', LANDING, 'html[data-has-hydrated=false]'],
  [THEME_CLASSES, STEP_ONE, '.theme-doc-toc-mobile'],
  [THEME_CLASSES, STEP_ONE, '.theme-doc-toc-desktop.thin-scrollbar .table-of-contents'],
  [THEME_CLASSES, STEP_ONE, '.theme-doc-breadcrumbs .breadcrumbs__item:has(svg)'],
  [THEME_CLASSES, STEP_ONE, '.markdown h2.anchor > a.hash-link'],
  [THEME_CLASSES, STEP_ONE, '.pagination-nav > a.pagination-nav__link--next'],
  [THEME_CLASSES, STEP_ONE, '.breadcrumbs__item--active .breadcrumbs__link'],
])('%s: %s has an element %s', (_subject, page, selector) => {
  expect(builtPage('en', page).$(selector).length).toBeGreaterThan(0);
});

/** The classes that the search, the export and the printed page leave out. Only a site with several versions has the badge. */
const LEFT_OUT = [
  ...UNSEARCHED.classes,
  ...(`${EXCLUDED_FROM_EXPORT} ${HIDDEN_IN_PRINT}`.match(/(?<=\.)[\w-]+/g) ?? []),
].filter((name) => name !== 'theme-doc-version-badge');

/** The classes of all elements. The text of a page is not enough, because the styles in its head name these classes too. */
const CLASSES = new Set(
  PAGES.flatMap(({$}) =>
    $('[class]')
      .map((_, {attribs}) => attribs.class?.split(/\s+/))
      .get(),
  ),
);

it.each([...new Set(LEFT_OUT)])(`${THEME_CLASSES}: an element has %s`, (name) => {
  expect(CLASSES).toContain(name);
});

const sheets = path.join(BUILD_DIR, '../src/css');
const ownStyles = readdirSync(sheets).map((name) => readFileSync(path.join(sheets, name), 'utf8'));
/** The beginnings of class names in selectors such as `[class*='docRoot_']`. Each build adds a hash to these names of CSS modules. */
const HASHED = new Set(ownStyles.join().match(/(?<=\[class\*=')\w+/g));
const builtStyles = BUILD_FILES.filter((file) => file.endsWith('.css'))
  .map((file) => readFileSync(path.join(BUILD_DIR, file), 'utf8'))
  .join();

it('the stylesheets have selectors for such names', () => {
  expect(HASHED.size).toBeGreaterThan(0);
});

it.each([...HASHED])(`${THEME_CLASSES}: one begins with %s`, (name) => {
  expect(builtStyles).toContain(`.${name}`);
});

it('variables of Docusaurus (row 7): DOCUSAURUS_CURRENT_LOCALE has the locale of the build', () => {
  const {$} = builtPage('zh', LANDING);
  expect($('meta[property="og:image"]').attr('content')).toMatch(/social-card-zh\.png$/);
});

it.each([
  ['utils/lib/constants.js', 'DOCUSAURUS_GENERATED_FILES_DIR_NAME'],
  ['core/lib/webpack/base.js', 'DOCUSAURUS_NO_PERSISTENT_CACHE'],
])('variables of Docusaurus (row 7): @docusaurus/%s reads %s', (file, name) => {
  const source = readFileSync(path.join(BUILD_DIR, '../node_modules/@docusaurus', file), 'utf8');
  expect(source).toContain(`process.env.${name}`);
});
