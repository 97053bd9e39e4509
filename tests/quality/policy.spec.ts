import {expect, test} from '../fixtures/test';

/** Scripts that try something that the policy forbids. They call `ran` if it was possible. */
const ATTEMPTS: Record<string, string> = {
  'an inline script': `document.body.append(Object.assign(document.createElement('script'), {textContent: 'ran()'}))`,
  'an inline event handler': `document.body.insertAdjacentHTML('beforeend', '<img src="data:," onerror="ran()">')`,
  'evaluated text': `(0, eval)('ran()')`,
  'a request to another origin': `fetch('https://elsewhere.example/').then(ran)`,
  'a picture of another origin': `document.body.append(Object.assign(new Image(), {src: 'https://elsewhere.example/', onload: ran}))`,
  'a worker that asks another origin': `new Worker('/worker.js').onmessage = ran`,
};

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

  for (const [name, script] of Object.entries(ATTEMPTS)) {
    test(`blocks ${name}, and the guard reports it`, async ({page, site, guard}) => {
      const headers = (await site.open('/')).headers();
      // The script comes from the site itself, so it may run. A worker gets its policy from the response of its file.
      const files = {
        '/attempt.js': `(() => { const ran = window.ran = () => { document.title = 'It ran' }; ${script} })()`,
        // Repeat the request, because the guard starts to listen in a worker a moment after the worker has started.
        '/worker.js': `setInterval(() => fetch('https://elsewhere.example/').then(() => postMessage('')), 100)`,
      };
      for (const [path, body] of Object.entries(files)) {
        await page.route(`**${path}`, (route) =>
          route.fulfill({
            contentType: 'text/javascript',
            body,
            headers: {'content-security-policy': headers['content-security-policy'] ?? ''},
          }),
        );
      }
      await page.evaluate(() =>
        document.body.append(Object.assign(document.createElement('script'), {src: '/attempt.js'})),
      );
      await expect.poll(() => guard.unexpected().join()).toContain('Content Security Policy');
      await expect(page).not.toHaveTitle('It ran');
      guard.allow(/Content Security Policy|elsewhere\.example|Failed to fetch/, 'the attempt');
    });
  }
});
