import {createHash} from 'node:crypto';
import fs from 'node:fs';
// This module is not public. Without it, the test would have to run a build that fails.
import {handleBrokenLinks} from '@docusaurus/core/lib/server/brokenLinks';
import {expect, it} from 'vitest';
import config from './docusaurus.config';
import {LOCALES, translatedLocales, type Locale} from './src/content/locales';

/** The SHA-256 of the drawing of each social card, and of the picture of it. */
const SOCIAL_CARDS: Record<Locale, Record<'svg' | 'png', string>> = {
  en: {
    svg: 'fd4899e30af01df7ff11920eb89433a102f2e2ed36a2673755dc169686ad9b28',
    png: 'ee8ae08532dd0551ad65ac014ae2c5a18557f09821a040dbde88443427298071',
  },
  zh: {
    svg: 'f7cde769a089f8beeae4a9efacd4dc6ffb8819110cedd054b2332dd1117a435c',
    png: '412268376bf29ac41e028a7eba0c3477fbf811a6d853b6ad8c68bd62b5295ac6',
  },
};

it.each(LOCALES)('social-card-%s: drawing and picture change together', (locale) => {
  const name = `static/img/social-card-${locale}`;
  const digest = (type: string) =>
    createHash('sha256')
      .update(fs.readFileSync(`${name}.${type}`))
      .digest('hex');
  const fix = `Save ${name}.svg as PNG again, 1200 × 630. Then write both values into SOCIAL_CARDS.`;
  expect({svg: digest('svg'), png: digest('png')}, fix).toEqual(SOCIAL_CARDS[locale]);
});

it('Broken links and anchors are treated as errors at build time', async () => {
  const {onBrokenLinks = 'warn', onBrokenAnchors = 'warn'} = config;
  const routes = ['/a', '/b'].map((path) => ({path, component: '', exact: true}));
  const build = (link: string) =>
    handleBrokenLinks({
      collectedLinks: {'/a': {links: [link], anchors: ['top']}, '/b': {links: [], anchors: []}},
      ...{onBrokenLinks, onBrokenAnchors, routes},
    });
  await expect(build('/a#top')).resolves.toBeUndefined();
  await expect(build('/missing')).rejects.toThrow('/missing');
  await expect(build('/b#missing')).rejects.toThrow('/b#missing');
});

it.each([
  'src/pages/markdown-page.mdx',
  ...translatedLocales.map(
    (locale) => `i18n/${locale}/docusaurus-plugin-content-pages/markdown-page.mdx`,
  ),
])('%s lists the oldest versions in browserslist of package.json', (page) => {
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
});
