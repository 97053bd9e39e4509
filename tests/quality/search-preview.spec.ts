import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {ChangedSite} from '../fixtures/changedSite';
import {DevServer} from '../fixtures/devServer';
import {compareIndexes, readIndex} from '../fixtures/indexAgreement';
import {OTHER_PROCEDURE, PROCEDURE} from '../fixtures/routes';
import {SearchModal} from '../fixtures/searchModal';
import {TEXTS} from '../fixtures/texts';

const BUILD_DIR = path.resolve(__dirname, '../../build');
/** The landing page is code and has no text to read; the rest are details of components. */
const MIN_AGREEMENT = 0.97;

test.describe('Search in npm start', {tag: '@once'}, () => {
  test('Finds what a build would find, an edited page at once, and tells which page it cannot read', async ({
    page,
  }) => {
    test.setTimeout(240_000);
    const site = new ChangedSite();
    let server: DevServer | undefined;
    const append = (route: string, text: string) =>
      fs.appendFileSync(path.join(site.dir, `docs${route}.mdx`), `\n${text}\n`);
    try {
      const {origin} = (server = await DevServer.start(site.dir));
      const preview = await readIndex(async (file) => {
        return (await fetch(`${origin}/${file}`)).text();
      }, 'en');
      const built = await readIndex(async (file) => {
        return fs.promises.readFile(path.join(BUILD_DIR, file), 'utf8');
      }, 'en');
      const {share, differences} = compareIndexes(built, preview);
      expect(share, differences.join('\n')).toBeGreaterThan(MIN_AGREEMENT);

      const search = new SearchModal(page, TEXTS.en);
      const note = page.locator('[data-search-preview]');
      await page.goto(`${origin}${PROCEDURE}`);
      await expect(page.getByRole('heading', {level: 1})).toBeVisible();
      await search.find('delete a key');
      await expect(note).toHaveText(/last changed at .*\d\d:\d\d:\d\d/);
      const before = await note.getAttribute('data-search-preview');

      // Both at once, for each change is a compilation.
      append(OTHER_PROCEDURE, '<UI>Not closed');
      append(PROCEDURE, 'An axolotl swims here.');
      // Typed again and again, as a writer would while the server is busy with the change.
      await expect(async () => {
        await search.input.fill('');
        await search.input.fill('axolotl');
        await expect(search.options.first()).toContainText('axolotl', {timeout: 2_000});
      }).toPass({timeout: 40_000});
      await expect(note).not.toHaveAttribute('data-search-preview', before ?? '');
      const file = `docs${OTHER_PROCEDURE}.mdx`;
      await expect(note.getByRole('listitem')).toContainText(file);
      await expect(note.getByRole('listitem')).toContainText('Expected a closing tag for `<UI>`');
      expect(server.output).toContain(`Left out of the search until it is put right: ${file}:`);
    } finally {
      await server?.stop();
      site.dispose();
    }
  });
});
