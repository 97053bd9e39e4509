import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {expect, it} from 'vitest';
import {builtPage} from './builtPages';

/*
 * What the code relies on in the HTML of Docusaurus without replacing it, where nothing else would notice a change: the third table of
 * src/theme/README.md, by the numbers of its rows.
 */
const LANDING = '/';
const PROCEDURE = '/obis/deployment/step-one';
const FEATURES = '/markdown-features';

it.each([
  [
    LANDING,
    3,
    'script:not([src]):contains("void 0===window.docusaurus"):contains("function insertBanner()")',
  ],
  [LANDING, 4, 'html[data-has-hydrated=false]'],
  [LANDING, 4, 'script:not([src]):contains("data-theme-choice")'],
  [FEATURES, 5, 'details[data-collapsed=true] > summary'],
  [LANDING, 6, 'script:not([src]):contains("docusaurus.announcement.dismiss")'],
  [PROCEDURE, 9, '.theme-doc-toc-mobile'],
  [PROCEDURE, 9, '.theme-doc-toc-desktop .table-of-contents'],
  [PROCEDURE, 9, '.theme-doc-breadcrumbs .breadcrumbs__item:has(svg)'],
  [PROCEDURE, 9, '.markdown h2.anchor > a.hash-link'],
  [
    FEATURES,
    10,
    '.theme-admonition.theme-admonition-warning.alert--warning [class*=admonitionHeading]',
  ],
  [FEATURES, 10, '.theme-code-block [class*=codeBlockTitle]'],
  [FEATURES, 10, '.theme-code-block .token-line'],
  [PROCEDURE, 12, '.pagination-nav > a.pagination-nav__link--next'],
  [PROCEDURE, 12, '.breadcrumbs__item--active .breadcrumbs__link'],
  [PROCEDURE, 13, 'nav.menu .theme-doc-sidebar-menu .menu__link--active[aria-current=page]'],
  [PROCEDURE, 13, '.theme-doc-markdown.markdown h1'],
  [LANDING, 13, '.navbar a[lang][href]'],
])('%s has what row %i expects: %s', (page, _row, selector) => {
  expect(builtPage('en', page).$(selector).length).toBeGreaterThan(0);
});

it('row 11: a lazy component is slow after 200 ms, the default', () => {
  const {resolve} = createRequire(import.meta.url);
  const read = (name: string) => readFileSync(resolve(name), 'utf8');
  expect(read('@docusaurus/core/lib/client/exports/ComponentCreator.js')).not.toContain('delay');
  expect(read('react-loadable')).toContain('delay: 200');
});

it('row 16: another folder for generated files can be named', () => {
  const utils = createRequire(import.meta.url).resolve('@docusaurus/utils');
  const constants = readFileSync(path.join(path.dirname(utils), 'constants.js'), 'utf8');
  expect(constants).toContain('process.env.DOCUSAURUS_GENERATED_FILES_DIR_NAME');
});
