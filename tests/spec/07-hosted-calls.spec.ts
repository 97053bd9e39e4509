import {expect, waitForHydration, test} from '../fixtures/test';
import {CONCEPT, DELETE_A_KEY} from '../fixtures/routes';
import {answerWith, CREDENTIALS, WRONG_KEY} from '../fixtures/hostedSite';

type Query = Record<string, unknown> & {facetFilters: string[][]; attributesToSnippet: string[]};

test.describe('7. The calls it makes › Hosted search', {tag: '@hosted'}, () => {
  test('POST /1/indexes/*/queries with its payload; credentials travel in query parameters', async ({
    page,
    site,
    search,
    network,
  }) => {
    await site.open(CONCEPT);
    await search.find(site.text.narrowQuery);
    const call = network.calls.at(-1);
    expect(call?.method).toBe('POST');
    expect(network.calls[0]?.host).toBe('loopback01-dsn.algolia.net');
    expect(decodeURIComponent(call?.url.pathname ?? '')).toBe('/1/indexes/*/queries');
    expect(call?.url.searchParams.get('x-algolia-application-id')).toBe(CREDENTIALS.appId);
    expect(call?.url.searchParams.get('x-algolia-api-key')).toBe(CREDENTIALS.searchKey);
    const {requests} = call?.body as {requests: Query[]};
    expect(requests).toHaveLength(1);
    expect(requests[0]).toMatchObject({
      query: site.text.narrowQuery,
      indexName: 'Snowball',
      hitsPerPage: 20,
      clickAnalytics: false,
      highlightPreTag: '<mark>',
      highlightPostTag: '</mark>',
      snippetEllipsisText: '…',
      attributesToRetrieve: expect.arrayContaining(['hierarchy.lvl0', 'content', 'type', 'url']),
      attributesToSnippet: ['content:10'],
    });
    const filters = requests[0]?.facetFilters.flat() ?? [];
    expect(filters).toContain('language:en');
    expect(filters).toContain('docusaurus_tag:docs-default-current');
    await page.keyboard.press('Enter');
    await expect(search.root).toHaveCount(0);
    const paths = network.calls.map(({url}) => decodeURIComponent(url.pathname));
    expect([...new Set(paths)], 'no insights, no recommendations').toEqual([
      '/1/indexes/*/queries',
    ]);
  });

  test('asks for the language that is shown, and its links lead below the base URL', async ({
    page,
    site,
    search,
    network,
  }) => {
    await page.goto(`${site.path('/')}zh${DELETE_A_KEY}`);
    await waitForHydration(page);
    await search.open();
    await search.input.fill('删除密钥');
    await expect(search.options.first()).toBeVisible();
    const {requests} = network.calls.at(-1)?.body as {requests: Query[]};
    expect(requests[0]?.facetFilters.flat()).toContain('language:zh');
    const [first] = await search.hrefs();
    expect(first?.split('#')[0]).toBe(`${site.path('/')}zh${DELETE_A_KEY}`);
  });

  test('4. Result links that match the external-URL pattern are left unchanged; the others are reduced to path plus hash, and the path-replacement rule is applied', async ({
    page,
    site,
    search,
    network,
  }) => {
    const external = 'https://help.example.org/old-manual/faq?id=7#top';
    const moved = `https://docs.example.com/old-manual${CONCEPT}?from=crawler#steps`;
    const hits = [external, moved].map((url, number) => ({
      objectID: String(number),
      url,
      type: 'lvl1',
      content: null,
      hierarchy: {lvl0: 'Help', lvl1: `Page ${number}`},
    }));
    network.answer = answerWith(hits);
    const expected = [external, `${site.path(CONCEPT)}#steps`];
    await site.open(CONCEPT);
    await search.find(site.text.narrowQuery);
    expect(await search.hrefs()).toEqual(expected);
    await search.seeAll.click();
    // The title of a page of this site links to its top. An external address is left as it is.
    const links = page.getByRole('main').locator('ol h2 a:not(.hash-link)');
    await expect(links).toHaveCount(2);
    await expect(links.nth(0)).toHaveAttribute('href', external);
    await expect(links.nth(1)).toHaveAttribute('href', site.path(CONCEPT));
  });

  test('nothing is asked before the reader types, and the index of the site is not loaded', async ({
    page,
    site,
    search,
    network,
    guard,
  }) => {
    await site.open(CONCEPT);
    await search.open();
    await page.waitForLoadState('networkidle');
    expect(network.calls).toEqual([]);
    await search.find(site.text.narrowQuery);
    expect(guard.requests.filter((request) => /search.*\.json/.test(request))).toEqual([]);
  });

  test('9. Snippet length: 10 words are asked for, 5 on screens up to 768 px', async ({
    page,
    site,
    search,
    network,
  }) => {
    for (const [width, words] of [
      [769, 10],
      [768, 5],
    ] as const) {
      // Leave the page before resizing. The code blocks of the theme throw an error if the window is resized while their page is being left.
      await page.goto('about:blank');
      await page.setViewportSize({width, height: 800});
      await site.open(CONCEPT);
      await search.find(site.text.narrowQuery);
      await search.seeAll.click();
      await expect(page.getByRole('main').locator('ol a').first()).toBeVisible();
      for (const {body} of network.calls) {
        const {requests} = body as {requests: Query[]};
        expect(requests[0]?.attributesToSnippet).toEqual([`content:${words}`]);
      }
      network.calls.length = 0;
    }
  });
});

test.describe('8. Error catalogue › Hosted search', {tag: '@hosted'}, () => {
  test("With all hosts down: 'Unreachable hosts', the error screen of the modal, and recovery", async ({
    page,
    site,
    search,
    outage,
    network,
    guard,
  }) => {
    const report = /console warning: .*Unreachable hosts - your application id may be incorrect/;
    guard.allow(/ERR_CONNECTION_REFUSED/, 'the test takes the provider away');
    guard.allow(report, 'the specification wants this message');
    await page.clock.install();
    await site.open(CONCEPT);
    await outage.start();
    await search.open();
    await search.input.fill(site.text.broadQuery);
    const title = search.root.getByText(site.text.unableToFetch);
    await expect.poll(() => network.calls.length).toBe(4);
    await page.clock.runFor(2_000);
    await expect(title).toBeVisible();
    await expect(search.root.getByText(site.text.checkNetwork)).toBeVisible();
    await expect(search.root.getByText(site.text.noResultsFor)).toHaveCount(0);
    expect(guard.matching(report)).toHaveLength(1);
    await outage.end();
    await page.clock.fastForward(121_000);
    await search.input.fill(site.text.narrowQuery);
    await expect(search.options.first()).toBeVisible();
    await expect(title).toHaveCount(0);
  });

  test('API errors carry a message and a status, a body that is no JSON is an error too: both are logged, and the reader sees the error screen', async ({
    site,
    search,
    network,
    guard,
  }) => {
    guard.allow(/Failed to load resource.*403/, 'the provider refuses');
    guard.allow(/console warning: Search failed: .*/, 'the site says why');
    await site.open(CONCEPT);
    await search.open();
    const errorScreen = search.root.getByText(site.text.unableToFetch);
    for (const [failure, logged] of [
      [WRONG_KEY, /Search failed: Invalid Application-ID or API key \(403\)/],
      [{status: 200, body: '<h1>Proxy</h1>', contentType: 'text/html'}, /Search failed: .*JSON/],
    ] as const) {
      network.answer = failure;
      await search.input.fill(site.text.broadQuery);
      await expect(errorScreen).toBeVisible();
      expect(guard.matching(logged)).not.toEqual([]);
      network.answer = undefined;
      await search.input.fill(site.text.narrowQuery);
      await expect(search.options.first()).toBeVisible();
      await expect(errorScreen).toHaveCount(0);
    }
  });

  test('Markup in an answer is not run', async ({page, site, search, network}) => {
    await site.open(CONCEPT);
    await search.open();
    const markup = '<img src=x onerror="window.ran=true"><mark>key</mark>';
    const hit = {
      objectID: '1"><img src=x onerror="window.ran=true">',
      url: `https://docs.example.com/docs${CONCEPT}`,
      type: 'content',
      content: markup,
      hierarchy: {lvl0: markup, lvl1: markup, lvl2: null},
      _snippetResult: {content: {value: markup}, hierarchy: {lvl1: {value: markup}}},
      _highlightResult: {content: {value: markup}, hierarchy: {lvl1: {value: markup}}},
    };
    const evil = {...hit, objectID: '2', url: 'javascript:window.ran=true'};
    network.answer = answerWith([hit, evil]);
    await search.input.fill(site.text.broadQuery);
    await expect(search.options.first()).toBeVisible();
    await expect(search.root.locator('img')).toHaveCount(0);
    await expect(search.root.locator('a[href^="javascript"]')).toHaveCount(0);
    await expect(search.root.locator('mark').first()).toHaveText('key');
    expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  });
});
