import {expect, test} from '../fixtures/test';

/** Scripts that try something that the policy forbids, and what the guard reports. They call `ran` if it was possible. */
const ATTEMPTS: {script: string; report: RegExp}[] = [
  {
    script: `document.body.append(Object.assign(document.createElement('script'), {textContent: 'ran()'}))`,
    report: /inline script.*Content Security Policy/,
  },
  {
    script: `document.body.insertAdjacentHTML('beforeend', '<img src="data:," onerror="ran()">')`,
    report: /inline event handler.*Content Security Policy/,
  },
  {script: `(0, eval)('ran()')`, report: /a string as JavaScript.*Content Security Policy/},
  {
    script: `fetch('https://elsewhere.example/').then(ran)`,
    report: /[Cc]onnect.*Content Security Policy/,
  },
  {
    script: `document.body.append(Object.assign(new Image(), {src: 'https://elsewhere.example/', onload: ran}))`,
    report: /image.*Content Security Policy/,
  },
  {
    script: `new Worker('/worker.js').onmessage = ran`,
    report: /Content Security Policy of a worker/,
  },
];

test.describe('Content-Security-Policy', () => {
  test('is sent with every response', async ({request}) => {
    for (const address of ['/', '/zh/', '/nothing', '/img/social-card-en.png']) {
      const headers = (await request.get(address)).headers();
      expect(headers['content-security-policy'], address).toMatch(
        /^default-src 'self'; script-src 'self'(?: 'sha256-[\w+/=]{44}')+; .*; frame-ancestors 'none'$/,
      );
      expect(headers['x-content-type-options'], address).toBe('nosniff');
    }
  });

  // This also shows that the guard of all tests reports violations.
  test('blocks each attempt, and the guard reports it', async ({page, site, guard}) => {
    const headers = (await site.open('/')).headers();
    let attempt = '';
    // The script comes from the site itself, so it may run. A worker gets its policy from the response of its file.
    const files: Record<string, () => string> = {
      '/attempt.js': () =>
        `(() => { const ran = window.ran = () => { document.title = 'It ran' }; ${attempt} })()`,
      // Repeat the request, because the guard starts to listen in a worker a moment after the worker has started.
      '/worker.js': () =>
        `setInterval(() => fetch('https://elsewhere.example/').then(() => postMessage('')), 100)`,
    };
    for (const [path, body] of Object.entries(files)) {
      await page.route(`**${path}`, (route) =>
        route.fulfill({
          contentType: 'text/javascript',
          body: body(),
          headers: {'content-security-policy': headers['content-security-policy'] ?? ''},
        }),
      );
    }
    for (const {script, report} of ATTEMPTS) {
      attempt = script;
      await page.evaluate(() =>
        document.body.append(Object.assign(document.createElement('script'), {src: '/attempt.js'})),
      );
      await expect.poll(() => guard.unexpected().join('\n'), script).toMatch(report);
      await expect(page, script).not.toHaveTitle('It ran');
    }
    guard.allow(/Content Security Policy|elsewhere\.example|Failed to fetch/, 'the attempts');
  });
});

test('The address sets no attribute of the page, but for the colour mode', async ({page, site}) => {
  await site.open('/markdown-page');
  const names = () => page.evaluate(() => document.documentElement.getAttributeNames().join());
  const usual = await names();
  const attributes = 'has-hydrated=1&docusaurus-data-scripts=late&docusaurus-data-x=1';
  await site.open(`/markdown-page?docusaurus-theme=dark&docusaurus-data-${attributes}#support`);
  expect(await names()).toBe(usual);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page).toHaveURL(/\/markdown-page\?docusaurus-theme=dark#support$/);
});
