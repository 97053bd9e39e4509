import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {expect, it} from 'vitest';
import {BUILD_FILES, builtPage} from './builtPages';

/*
 * What the code relies on in the HTML of Docusaurus without replacing it, where nothing else would notice a change: the third table of
 * src/theme/README.md, by the numbers of its rows.
 */
const LANDING = '/';
const PROCEDURE = '/obis/deployment/step-one';
const FEATURES = '/markdown-features';

it.each([
  [LANDING, 2, '#__docusaurus_skipToContent_fallback'],
  [
    LANDING,
    3,
    'script:not([src]):contains("docusaurus-base-url-issue-banner"):contains("window.docusaurus")',
  ],
  [LANDING, 4, 'html[data-has-hydrated=false]'],
  [FEATURES, 5, 'details[data-collapsed=true] > summary'],
  [FEATURES, 5, '[role=tab]'],
  [PROCEDURE, 9, '.theme-doc-toc-mobile'],
  [PROCEDURE, 9, '.theme-doc-toc-desktop .table-of-contents'],
  [PROCEDURE, 9, '.theme-doc-breadcrumbs .breadcrumbs__item:has(svg)'],
  [PROCEDURE, 9, '.markdown h2.anchor > a.hash-link'],
  [PROCEDURE, 9, '.pagination-nav > a.pagination-nav__link--next'],
  [PROCEDURE, 9, '.breadcrumbs__item--active .breadcrumbs__link'],
])('%s has what row %i expects: %s', (page, _row, selector) => {
  expect(builtPage('en', page).$(selector).length).toBeGreaterThan(0);
});

it.each(['react', 'manual', 'code'])('row 7: the scripts named %s are cut', (name) => {
  expect(BUILD_FILES.filter((file) => file.startsWith(`assets/js/${name}.`))).not.toEqual([]);
});

it('row 16: another folder for generated files can be named', () => {
  const utils = createRequire(import.meta.url).resolve('@docusaurus/utils');
  const constants = readFileSync(path.join(path.dirname(utils), 'constants.js'), 'utf8');
  expect(constants).toContain('process.env.DOCUSAURUS_GENERATED_FILES_DIR_NAME');
});
