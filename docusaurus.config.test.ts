import {createHash} from 'node:crypto';
import fs from 'node:fs';
// This module is not public. Without it, the test would have to run a build that fails.
import {handleBrokenLinks} from '@docusaurus/core/lib/server/brokenLinks';
import {expect, it} from 'vitest';
import config from './docusaurus.config';
import {LOCALES, type Locale} from './src/content/locales';

/** The SHA-256 of each drawing of which `social-card-<language>.png` is a picture. */
const DRAWINGS: Record<Locale, string> = {
  en: 'fd4899e30af01df7ff11920eb89433a102f2e2ed36a2673755dc169686ad9b28',
  zh: 'f7cde769a089f8beeae4a9efacd4dc6ffb8819110cedd054b2332dd1117a435c',
};

it.each(LOCALES)('social-card-%s.png shows the drawing beside it', (locale) => {
  const name = `static/img/social-card-${locale}`;
  const digest = createHash('sha256')
    .update(fs.readFileSync(`${name}.svg`))
    .digest('hex');
  const fix = `Save ${name}.svg as PNG again, 1200 × 630. Then write its SHA-256 into DRAWINGS.`;
  expect(digest, fix).toBe(DRAWINGS[locale]);
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
