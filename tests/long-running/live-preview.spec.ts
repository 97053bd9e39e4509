import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {ChangedSite} from '../fixtures/changedSite';
import {DevServer} from '../fixtures/devServer';
import {PROCEDURE} from '../fixtures/routes';
import {switchLanguage} from '../fixtures/switchLanguage';

const PAGE = `${PROCEDURE}.mdx`;
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

  test('The language menu keeps the section, and a saved change shows in either language', async ({
    page,
  }) => {
    await page.goto(`${server.origin}${PROCEDURE}`);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Delete a key', COMPILED);
    fs.appendFileSync(path.join(site.dir, `docs${PAGE}`), '\nJust saved.\n');
    await expect(page.getByText('Just saved.')).toBeVisible(COMPILED);

    await page.locator('#disable').evaluate((heading) => heading.scrollIntoView());
    await switchLanguage(page, 'en');
    await expect(page).toHaveURL(`${server.origin}/zh${PROCEDURE}#disable`);
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
