import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {load} from 'cheerio';
import {brotliLength, brotliSize} from '../../tools/brotliSize';
import {measurePage} from '../../tools/budget/measure';
import {createSiteServer} from '../../tools/serve/createSiteServer';
import {listen} from '../../tools/serve/listen';

const FILES = {
  'index.html': '<script src="/site/assets/js/a.js"></script>',
  _headers: '',
  'docs/a.html': `<!doctype html><link rel="stylesheet" href="/site/a.css"><link rel="icon" href="data:,">
    <script>
      addEventListener('load', () => {
        for (const [tag, attribute, file] of [['script', 'src', 'a.js'], ['link', 'href', 'late.css']]) {
          const element = document.createElement(tag);
          if (tag === 'link') element.rel = 'stylesheet';
          element[attribute] = '/site/' + file;
          document.head.append(element);
        }
        if (!navigator.connection.saveData) fetch('/site/prefetched.js');
        document.documentElement.dataset.hasHydrated = 'true';
      });
    </script><article><p>Words of the page</p></article><p>A <img src="/site/i.svg" alt=""></p>`,
  'a.css': 'p{}',
  'late.css': 'i{color:red}',
  'a.js': `import('/site/b.js')`,
  'b.js': '1'.repeat(50),
  'prefetched.js': '1',
  'i.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
};

test('The budget counts what a page loads, without its words, and nothing that is prefetched', async ({
  browser,
}) => {
  const buildDir = test.info().outputPath('build');
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(path.dirname(path.join(buildDir, name)), {recursive: true});
    writeFileSync(path.join(buildDir, name), text);
  }
  const server = createSiteServer(buildDir);
  const origin = `http://127.0.0.1:${await listen(server, 0)}`;
  const figures = await measurePage(browser, {buildDir, origin, baseUrl: '/site/'}, 'docs/a');
  server.close();
  const size = (...files: string[]) =>
    files.reduce((sum, file) => sum + brotliSize(path.join(buildDir, file)), 0);
  const $ = load(FILES['docs/a.html']);
  $('article').remove();
  expect(figures).toEqual({
    frame: brotliLength($.html()) + size('a.css'),
    article: 0,
    deferredCss: size('late.css'),
    scripts: size('a.js', 'b.js'),
    // These five and the image.
    requests: 6,
    blocking: 1,
    elements: 2,
  });
});
