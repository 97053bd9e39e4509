import path from 'node:path';
import type {Config} from '@docusaurus/types';
import type * as Preset from '@docusaurus/preset-classic';
import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import {currentLocale, previewServers, settings} from './site.settings';
import {diskCache} from './src/lib/diskCache';
import {hasGitHistory} from './src/lib/git';
import {readPages} from './src/content/built/readPages';
import {codeTheme} from './src/settings/codeTheme';
import {rehypePlugins, remarkPlugins} from './src/markdown';
import {parseCached, parsePage} from './src/content/parsePage';
import {renderDiagram} from './src/markdown/diagrams/renderDiagram';
import type {ProductModelOptions} from './src/plugins/product-model';
import type {FirstPaintOptions} from './src/plugins/first-paint';
import type {PreviewOptions} from './src/plugins/preview';
import type {SectionsOptions} from './src/plugins/sidebar-sections';
import {readRedirects} from './src/plugins/redirects/readRedirects';
import type {TranslationsOptions} from './src/plugins/translations';
import {translationFrontMatter} from './src/plugins/translations/frontMatter';
import type {Detection} from './src/plugins/translations/types';
import {ADMONITION_TYPES} from './src/content/admonitionTypes';
import {homePattern, i18n, type Locale} from './src/content/locales';
import {loadModelCached} from './src/plugins/product-model/loadModel';
import type {SearchOptions} from './src/plugins/search';
import {searchSynonyms} from './src/settings/searchSynonyms';
import {localizedText} from './src/settings/localizedText';
import {svgDataUri} from './src/lib/svgDataUri';

const text = localizedText(currentLocale);

const admonitions = {keywords: ADMONITION_TYPES, extendDefaults: false};

const config: Config = {
  title: text.title,
  tagline: text.tagline,
  titleDelimiter: '|',
  // Inlined like the logo: requests would end one round trip later and compete with the first paint.
  favicon: svgDataUri('img/favicon.svg'),

  url: settings.siteUrl,
  baseUrl: settings.baseUrl,
  trailingSlash: false,

  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  markdown: {
    hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'},
    parseFrontMatter: translationFrontMatter({
      siteDir: __dirname,
      defaultLocale: i18n.defaultLocale,
      parse: parseCached,
    }),
    // Before Docusaurus does, so that a mistake is told in a writer's words.
    preprocessor({filePath, fileContent}) {
      parsePage(fileContent, path.relative(__dirname, filePath).split(path.sep).join('/'));
      return fileContent;
    },
  },

  future: {
    faster: true,
    // Key by key: siteStorageNamespacing would rename the storage keys, whose suffix must stay empty.
    v4: {
      removeLegacyPostBuildHeadAttribute: true,
      useCssCascadeLayers: true,
      mdx1CompatDisabledByDefault: true,
      fasterByDefault: true,
      siteStorageNamespacing: false,
    },
    // The dates at the end of pages. Without a history, pages have none.
    experimental_vcs: hasGitHistory(__dirname),
  },

  i18n,

  customFields: {
    companyUrl: settings.companyUrl,
    supportUrl: settings.supportUrl,
    books: settings.books,
    baseUrl: settings.baseUrl,
    searchMode: settings.hostedSearch ? 'hosted' : 'embedded',
  },

  plugins: [
    ['./src/plugins/product-model/index.ts', {renderDiagram} satisfies ProductModelOptions],
    [
      './src/plugins/translations/index.ts',
      {
        parse: parseCached,
        cached: diskCache<Detection>('translations', ['src/content', 'src/plugins/translations'])
          .get,
      } satisfies TranslationsOptions,
    ],
    [
      './src/plugins/sidebar-sections/index.ts',
      {
        pagesWithoutSidebar: ['/markdown-page', '/create-a-document', '/markdown-features'],
      } satisfies SectionsOptions,
    ],
    [
      './src/plugins/search/index.ts',
      {
        group: text.documentation,
        synonyms: () => searchSynonyms(loadModelCached(__dirname), currentLocale as Locale),
        readPages,
      } satisfies SearchOptions,
    ],
    [
      './src/plugins/first-paint/index.ts',
      {scriptsMissing: text.scriptsMissing, reload: text.reload} satisfies FirstPaintOptions,
    ],
    './src/plugins/bundle/index.ts',
    ['./src/plugins/preview/index.ts', {servers: previewServers} satisfies PreviewOptions],
    './src/plugins/markdown-export/index.ts',
    ['@docusaurus/plugin-client-redirects', {redirects: readRedirects(__dirname)}],
  ],

  // Loaded before the router starts, in this order.
  clientModules: [
    './src/clientModules/normalizeUrl.ts',
    './src/clientModules/loadFailures/missingPage.ts',
    './src/clientModules/loadFailures/missingStylesheet.ts',
    './src/clientModules/noPrefetch.ts',
    './src/clientModules/highlightTarget.ts',
    './src/clientModules/activeSidebarItem.ts',
    './src/clientModules/keepSectionOnLanguageSwitch.ts',
    './src/clientModules/syncAfterBfcache.ts',
  ],

  presets: [
    [
      'classic',
      {
        docs: {
          routeBasePath: '/',
          sidebarPath: './sidebars.ts',
          sidebarCollapsible: true,
          breadcrumbs: true,
          editUrl: settings.editUrl,
          editLocalizedFiles: true,
          showLastUpdateTime: true,
          // GROWTH.md says how to cut a version. The current one stays at the root.
          lastVersion: 'current',
          versions: {current: {label: 'Next', path: '/'}},
          remarkPlugins,
          rehypePlugins,
          admonitions,
        } satisfies DocsOptions,
        blog: false,
        // Its pages of all data, in development only, would be compiled again at each save.
        debug: false,
        pages: {remarkPlugins, rehypePlugins, admonitions},
        theme: {
          customCss: [
            'tokens',
            'infima',
            'global',
            'content',
            'chinese',
            'no-script',
            'forced-colors',
            'print',
          ].map((sheet) => `./src/css/${sheet}.css`),
        },
      } satisfies Preset.Options,
    ],
  ],

  themeConfig: {
    // Each drawn from the SVG beside it.
    image: `img/social-card-${currentLocale}.png`,
    metadata: [{property: 'og:image:alt', content: text.title}],
    colorMode: {defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false},
    docs: {sidebar: {hideable: false, autoCollapseCategories: false}},
    tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
    // Readers who closed the bar see a text again only under another id.
    announcementBar: settings.hostedSearch
      ? {id: 'hosted-search', content: text.hostedAnnouncement, isCloseable: true}
      : {id: 'offline-search', content: text.announcement, isCloseable: true},
    navbar: {
      title: 'OBIS',
      hideOnScroll: true,
      logo: {
        src: svgDataUri('img/logo.svg'),
        srcDark: svgDataUri('img/logo-dark.svg'),
        width: 28,
        height: 28,
      },
      items: [
        {
          to: '/',
          label: 'Documentation Center',
          position: 'left',
          activeBaseRegex: homePattern(settings.baseUrl),
        },
        {type: 'localeDropdown', position: 'right'},
        {
          type: 'docsVersionDropdown',
          position: 'right',
          // With a single entry the theme would render a plain link.
          dropdownItemsAfter: [{to: '/markdown-page', label: text.aboutDocs}],
        },
        {
          type: 'custom-contactUs',
          label: 'Contact Us',
          href: settings.companyUrl,
          position: 'right',
        },
      ],
    },
    footer: {
      // i18n/zh/docusaurus-theme-classic/footer.json has their Chinese labels.
      links: [
        {label: 'Privacy Policy', to: '/'},
        {label: 'Terms of Service', to: '/'},
        {label: 'Cookie Policy', to: '/'},
        {label: 'Follow Us', href: settings.socialUrl},
      ],
      copyright: 'Copyright © 2025 OBIS',
    },
    algolia: {
      // The embedded search never sends these, but the client requires them.
      appId: settings.hostedSearch?.appId ?? 'EMBEDDED',
      apiKey: settings.hostedSearch?.apiKey ?? 'embedded',
      indexName: 'Snowball',
      contextualSearch: true,
      searchPagePath: 'search',
      insights: false,
    },
    prism: {
      theme: codeTheme,
      darkTheme: codeTheme,
    },
  } satisfies Preset.ThemeConfig,
};

export default config;
