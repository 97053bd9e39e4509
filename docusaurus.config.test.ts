import fs from 'node:fs';
import {expect, it} from 'vitest';
import config from './docusaurus.config';
import {translatedLocales} from './src/content/locales';

it('Broken links and anchors are treated as errors at build time', () => {
  expect(config).toMatchObject({onBrokenLinks: 'throw', onBrokenAnchors: 'throw'});
});

const translatedPages = translatedLocales.map(
  (locale) => `i18n/${locale}/docusaurus-plugin-content-pages/markdown-page.mdx`,
);

it.each(['src/pages/markdown-page.mdx', ...translatedPages.filter((file) => fs.existsSync(file))])(
  '%s lists the oldest versions in browserslist of package.json',
  (page) => {
    const {browserslist} = JSON.parse(fs.readFileSync('package.json', 'utf8')) as {
      browserslist: {production: string[]};
    };
    const text = fs.readFileSync(page, 'utf8');
    const names = {
      Chrome: 'chrome',
      Edge: 'edge',
      Firefox: 'firefox',
      Safari: 'safari',
      iPhone: 'ios_saf',
    };
    const rows = [...text.matchAll(/^\| (.*?) \| ([\d.]+)/gm)].flatMap(([, cell = '', version]) =>
      Object.entries(names)
        .filter(([name]) => cell.includes(name))
        .map(([, id]) => `${id} >= ${version}`),
    );
    expect(rows.sort()).toEqual(browserslist.production.sort());
  },
);
