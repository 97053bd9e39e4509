import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {ChangedSite} from '../fixtures/changedSite';
import {DevServer} from '../fixtures/devServer';
import {DELETE_A_KEY} from '../fixtures/routes';
import {SearchModal} from '../fixtures/searchModal';
import {switchLanguage} from '../fixtures/switchLanguage';
import {TEXTS} from '../fixtures/texts';

const BUILD_DIR = path.resolve(__dirname, '../../build');
const PAGE = `${DELETE_A_KEY}.mdx`;
const CHINESE = 'i18n/zh/docusaurus-plugin-content-docs/current';

/** Time for a compilation on a loaded machine. */
const COMPILED = {timeout: 60_000};

test.describe('Live preview (npm start)', () => {
  test.describe.configure({mode: 'serial', timeout: 120_000});

  let site: ChangedSite;
  let server: DevServer;

  test.beforeAll(async () => {
    test.setTimeout(300_000);
    site = new ChangedSite();
    server = await DevServer.start(site.dir);
  });
  test.afterAll(async () => {
    await server?.stop();
    site.dispose();
  });

  test('Search answers from the last build in both languages, as soon as there is one', async ({
    page,
  }) => {
    await page.goto(`${server.origin}/search?q=delete`);
    await expect(page.getByText(TEXTS.en.unableToFetch)).toBeVisible(COMPILED);

    const ownBuild = path.join(site.dir, 'build');
    for (const folder of ['', 'zh']) {
      for (const part of ['search-index.json', 'index.html']) {
        const name = path.join(folder, part);
        fs.cpSync(path.join(BUILD_DIR, name), path.join(ownBuild, name), {recursive: true});
      }
    }
    for (const [lang, base, query, title] of [
      ['en', '', 'delete a key', 'Delete a key'],
      ['zh', '/zh', '删除密钥', '删除密钥'],
    ] as const) {
      await page.goto(`${server.origin}${base}${DELETE_A_KEY}`);
      await expect(page.getByRole('heading', {level: 1})).toHaveText(title, COMPILED);
      const search = new SearchModal(page, TEXTS[lang]);
      await search.find(query);
      await expect(search.options.first()).toContainText(title);
      expect((await search.hrefs())[0]).toContain(`${base}${DELETE_A_KEY}`);
    }

    // The preview serves only the search index from the build, and no pages.
    const start = await (await fetch(server.origin)).text();
    expect(start).not.toBe(fs.readFileSync(path.join(BUILD_DIR, 'index.html'), 'utf8'));
  });

  test('The language menu keeps the section, and a saved change shows in either language', async ({
    page,
  }) => {
    await page.goto(`${server.origin}${DELETE_A_KEY}`);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Delete a key', COMPILED);
    fs.appendFileSync(path.join(site.dir, `docs${PAGE}`), '\nJust saved.\n');
    await expect(page.getByText('Just saved.')).toBeVisible(COMPILED);

    await page.locator('#disable').evaluate((heading) => heading.scrollIntoView());
    await switchLanguage(page, 'en');
    await expect(page).toHaveURL(`${server.origin}/zh${DELETE_A_KEY}#disable`);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('删除密钥', COMPILED);
    fs.appendFileSync(path.join(site.dir, `${CHINESE}${PAGE}`), '\n刚刚保存。\n');
    await expect(page.getByText('刚刚保存。')).toBeVisible(COMPILED);

    // A new page is shown without a restart.
    const added = '---\ndescription: Added.\n---\n\n# Added while it runs\n';
    fs.writeFileSync(path.join(site.dir, 'docs/added.mdx'), added);
    await expect(async () => {
      await page.goto(`${server.origin}/added`);
      await expect(page.getByRole('heading', {level: 1})).toHaveText('Added while it runs');
    }).toPass(COMPILED);
  });

  test('When the command is killed, its servers end too', async () => {
    await server.stop();
    await expect.poll(() => server.answers()).toBe(false);
  });
});
