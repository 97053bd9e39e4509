import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {ChangedSite} from '../fixtures/changedSite';
import {DevServer} from '../fixtures/devServer';
import {PROCEDURE} from '../fixtures/routes';
import {SearchModal} from '../fixtures/searchModal';
import {TEXTS} from '../fixtures/texts';

const BUILD_DIR = path.resolve(__dirname, '../../build');

test.describe('Search in npm start', {tag: '@once'}, () => {
  test('Says how to make an index, then answers from the last build and tells its time', async ({
    page,
  }) => {
    test.setTimeout(180_000);
    const site = new ChangedSite();
    const ownBuild = path.join(site.dir, 'build');
    let server: DevServer | undefined;
    try {
      server = await DevServer.start(site.dir);
      const search = new SearchModal(page, TEXTS.en);
      const note = page.locator('[data-search-index-age]');
      await page.goto(`${server.origin}/search?q=delete`);
      await expect(note).toHaveText('No search index yet: run npm run build.');

      for (const part of ['search-index.json', 'assets/search', 'index.html']) {
        fs.cpSync(path.join(BUILD_DIR, part), path.join(ownBuild, part), {recursive: true});
      }
      const builtAt = new Date(2026, 2, 4, 5, 6);
      fs.utimesSync(path.join(ownBuild, 'search-index.json'), builtAt, builtAt);
      await page.goto(`${server.origin}${PROCEDURE}`);
      await expect(page.getByRole('heading', {level: 1})).toBeVisible();
      await search.find('delete a key');
      await expect(search.options.first()).toContainText('Delete a key');
      await expect(note).toHaveText(/^Searches the build of Mar 4, 2026, 5:06\sAM\. To renew it:/);

      // Only the index is served from the build, no pages.
      const start = await (await fetch(server.origin)).text();
      expect(start).not.toBe(fs.readFileSync(path.join(BUILD_DIR, 'index.html'), 'utf8'));
    } finally {
      await server?.stop();
      site.dispose();
    }
  });
});
