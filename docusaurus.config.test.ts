// This module is not public. Without it, the test would have to run a build that fails.
import {handleBrokenLinks} from '@docusaurus/core/lib/server/brokenLinks';
import {expect, it} from 'vitest';
import config from './docusaurus.config';

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
