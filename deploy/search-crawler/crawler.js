/* global Crawler */
/*
 * Configuration for the crawler of Algolia (DocSearch), to be pasted into its editor: see README.md. Replace the app id,
 * the key and, in four places, https://docs.example.com.
 */
new Crawler({
  appId: 'YOUR_APP_ID',
  apiKey: 'YOUR_CRAWLER_API_KEY',
  rateLimit: 8,
  maxDepth: 10,
  schedule: 'every 1 day',
  // Static HTML: the pages are complete without JavaScript.
  renderJavaScript: false,
  startUrls: ['https://docs.example.com/', 'https://docs.example.com/zh/'],
  sitemaps: ['https://docs.example.com/sitemap.xml', 'https://docs.example.com/zh/sitemap.xml'],
  discoveryPatterns: ['https://docs.example.com/**'],
  exclusionPatterns: ['**/404.html', '**/search', '**/search?**'],
  // Untranslated Chinese pages are noindex, with the English page as canonical URL. That is for web search engines:
  // readers of the Chinese site must find them.
  ignoreCanonicalTo: true,
  ignoreNoIndex: true,
  // A partly published site must not empty the index.
  safetyChecks: {beforeIndexPublishing: {maxLostRecordsPercentage: 20}},
  actions: [
    {
      indexName: 'Snowball',
      pathsToMatch: ['https://docs.example.com/**'],
      // The crawler serialises this function, so it must be self-contained.
      recordExtractor: ({$, helpers}) => {
        const group = $('.breadcrumbs__item')
          .filter((_, item) => $(item).find('svg').length === 0)
          .first()
          .text();
        const isChinese = ($('html').attr('lang') || '').startsWith('zh');
        const meta = (name) => $(`meta[name="${name}"]`).attr('content') || '';
        const description = meta('description');
        const keywords = meta('keywords');
        // Pages outside the sidebar are about the site and rank below the manual.
        const pageRank = String(Number(meta('docsearch:page_rank') || 0) - (group ? 0 : 3));
        // Navigation and decoration, as in the embedded search (src/plugins/search/node/readBlocks.ts).
        $(
          'nav, button, script, style, noscript, template, thead, form, input, dialog, [aria-hidden="true"], ' +
            '[role="tooltip"], [role="tablist"], [data-search-ignore], .hash-link, .table-of-contents, ' +
            '.theme-doc-toc-mobile, .theme-doc-toc-desktop, .theme-doc-footer, .theme-doc-version-badge, .pagination-nav',
        ).remove();
        // Images are indexed by their alternative text.
        $('main figure img, main figure [role="img"]').each((_, picture) => {
          const text = $(picture).attr('alt') || $(picture).attr('aria-label') || '';
          $(picture).replaceWith($('<span>').text(` ${text} `));
        });
        const records = helpers.docsearch({
          recordProps: {
            lvl0: {selectors: '', defaultValue: group || (isChinese ? '文档' : 'Documentation')},
            lvl1: 'main h1',
            lvl2: 'main h2',
            lvl3: 'main h3',
            lvl4: 'main h4',
            lvl5: 'main h5',
            lvl6: 'main h6',
            // Each text once: the outermost list item, table row, definition, figure, code block with its title,
            // admonition title or paragraph.
            content:
              'main p:not(li p, td p, dd p, figure p), main li:not(li li, td li, dd li, figure li), main tr, ' +
              'main dt:not(li dt), main dd:not(li dd), main figure:not(li figure, td figure, dd figure), ' +
              'main pre:not(li pre, td pre, dd pre), ' +
              'main [class^="codeBlockTitle"]:not(li *, td *, dd *), ' +
              'main [class^="admonitionHeading"]:not(li *, td *, dd *)',
            pageRank,
          },
          indexHeadings: true,
          aggregateContent: true,
          recordVersion: 'v3',
        });
        // Description and keywords describe the page, so only the record of its title has them.
        return records.map((record) =>
          record.type === 'lvl1' ? {...record, description, keywords} : record,
        );
      },
    },
  ],
  initialIndexSettings: {
    Snowball: {
      // Best first. The group (lvl0) comes last: its label stands on every record of a part of the manual and would put
      // all of them before a section that is about the word.
      searchableAttributes: [
        'unordered(hierarchy.lvl1)',
        'unordered(keywords)',
        'unordered(hierarchy.lvl2)',
        'unordered(hierarchy.lvl3)',
        'unordered(hierarchy.lvl4)',
        'unordered(hierarchy.lvl5)',
        'unordered(hierarchy.lvl6)',
        'unordered(description)',
        'content',
        'unordered(hierarchy.lvl0)',
      ],
      // Contextual search filters by `language` and `docusaurus_tag`. Without them it finds nothing.
      attributesForFaceting: ['type', 'language', 'version', 'docusaurus_tag'],
      // All that the modal and the search page show. Nothing else is sent with every keystroke.
      attributesToRetrieve: ['hierarchy', 'content', 'anchor', 'url', 'type'],
      attributesToHighlight: ['hierarchy', 'content'],
      attributesToSnippet: ['content:10'],
      // The only markup that the site's client lets through.
      highlightPreTag: '<mark>',
      highlightPostTag: '</mark>',
      // HITS_PER_PAGE of src/plugins/search/shared/limits.ts; a test compares.
      hitsPerPage: 20,
      // More of the words before fewer typing errors, headings before text.
      ranking: ['words', 'filters', 'typo', 'attribute', 'proximity', 'exact', 'custom'],
      customRanking: ['desc(weight.pageRank)', 'desc(weight.level)', 'asc(weight.position)'],
      // The heading and the paragraphs below it lead to the same place: one result.
      distinct: true,
      attributeForDistinct: 'url',
      attributeCriteriaComputedByMinProximity: true,
      // One index for all languages: words of Chinese are told apart, English plurals and filler words dropped.
      indexLanguages: ['en', 'zh'],
      queryLanguages: ['en', 'zh'],
      ignorePlurals: ['en'],
      removeStopWords: ['en', 'zh'],
      // All words first, then any.
      removeWordsIfNoResults: 'allOptional',
      // No errors in numbers and so in codes (`VERIFY-01`, `P-256`).
      allowTyposOnNumericTokens: false,
      // `"exact phrase"` works; a minus does not exclude a word, because readers paste options of command lines.
      advancedSyntax: true,
      advancedSyntaxFeatures: ['exactPhrase'],
      // `serialNumber` is found as `serial number` too.
      camelCaseAttributes: ['hierarchy', 'content'],
    },
  },
});
