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
    2,
    'script:not([src]):contains("void 0===window.docusaurus"):contains("function insertBanner()")',
  ],
  [LANDING, 3, 'html[data-has-hydrated=false]'],
  [FEATURES, 4, 'details[data-collapsed=true] > summary'],
  [PROCEDURE, 6, '.theme-doc-toc-mobile'],
  [PROCEDURE, 6, '.theme-doc-toc-desktop .table-of-contents'],
  [PROCEDURE, 6, '.theme-doc-breadcrumbs .breadcrumbs__item:has(svg)'],
  [PROCEDURE, 6, '.markdown h2.anchor > a.hash-link'],
  [PROCEDURE, 6, '.pagination-nav > a.pagination-nav__link--next'],
  [PROCEDURE, 6, '.breadcrumbs__item--active .breadcrumbs__link'],
])('%s has what row %i expects: %s', (page, _row, selector) => {
  expect(builtPage('en', page).$(selector).length).toBeGreaterThan(0);
});

it('row 8: another folder for generated files can be named', () => {
  const utils = createRequire(import.meta.url).resolve('@docusaurus/utils');
  const constants = readFileSync(path.join(path.dirname(utils), 'constants.js'), 'utf8');
  expect(constants).toContain('process.env.DOCUSAURUS_GENERATED_FILES_DIR_NAME');
});
