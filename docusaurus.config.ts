import type {Config} from '@docusaurus/types';
import type * as Preset from '@docusaurus/preset-classic';
import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import {currentLocale, previewServers, settings} from './site.settings';
import {hasGitHistory} from './src/lib/git';
import {readBuiltPages} from './src/content/built/readBuiltPages';
import {codeTheme} from './src/markdown/code/codeTheme';
import {beforeDefaultRemarkPlugins, rehypePlugins, remarkPlugins} from './src/markdown';
import {sitePath} from './src/content/pages';
import {parsePage} from './src/content/parsePage';
import bundlerOptions from './src/plugins/bundler-options';
import firstPaint from './src/plugins/first-paint';
import categoriesAndTasks from './src/plugins/categories-and-tasks';
import markdownExport from './src/plugins/markdown-export';
import preview from './src/plugins/preview';
import productModel from './src/plugins/product-model';
import {readRedirects} from './src/content/readRedirects';
import translations from './src/plugins/translations';
import {createFrontMatterParser} from './src/plugins/translations/createFrontMatterParser';
import {ADMONITION_TYPES} from './src/content/admonitionTypes';
import {i18n, localePath, type Locale} from './src/content/locales';
import {indexEnglishLabels} from './src/plugins/product-model/facts';
import {loadModelCached} from './src/plugins/product-model/loadModel';
import search from './src/plugins/search';
import {searchSynonyms} from './src/plugins/product-model/searchSynonyms';
import {configTranslations} from './src/settings/configTranslations';
import {svgDataUri} from './src/lib/svgDataUri';

const text = configTranslations(currentLocale);

const admonitions = {keywords: ADMONITION_TYPES, extendDefaults: false};

/** The text of the announcement bar. Change the id with the text, or readers who closed the bar do not see the new text. */
function announcement(): {id: string; content: string} {
  if (!settings.isDraft) return {id: 'announcement-code-search', content: text.announcement};
  const about = `${settings.baseUrl}${localePath(currentLocale)}markdown-page#facts`;
  return {id: 'draft', content: `${text.draft} <a href="${about}">${text.draftLink}</a>`};
}

const config: Config = {
  title: text.title,
  tagline: text.tagline,
  titleDelimiter: '|',
  // The icon is a data URI, like the logo below, so no page has to request it. The setting `favicon` would also write it into
  // opensearch.xml, as an address that does not exist.
  headTags: [{tagName: 'link', attributes: {rel: 'icon', href: svgDataUri('img/favicon.svg')}}],

  url: settings.siteUrl,
  baseUrl: settings.baseUrl,
  trailingSlash: false,

  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  markdown: {
    hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'},
    parseFrontMatter: createFrontMatterParser(__dirname),
    // Parse the page before Docusaurus does, so that a writer gets our error message, which says how to correct it.
    preprocessor({filePath, fileContent}) {
      parsePage(fileContent, sitePath(__dirname, filePath));
      return fileContent;
    },
  },

  future: {
    faster: true,
    // The flags are listed one by one, because `v4: true` would also turn on siteStorageNamespacing. It adds a suffix to the names of
    // the storage keys, which must not change.
    v4: {
      removeLegacyPostBuildHeadAttribute: true,
      useCssCascadeLayers: true,
      mdx1CompatDisabledByDefault: true,
      fasterByDefault: true,
      siteStorageNamespacing: false,
    },
    // Read the dates at the end of pages from Git. Without a Git history, pages have no dates.
    experimental_vcs: hasGitHistory(__dirname),
  },

  i18n,

  customFields: {
    companyUrl: settings.companyUrl,
    supportUrl: settings.supportUrl,
    supportPhone: settings.supportPhone,
    supportHours: settings.supportHours,
    draftNotice: settings.isDraft ? text.draftNotice : undefined,
    books: settings.books,
    baseUrl: settings.baseUrl,
    searchMode: settings.hostedSearch ? 'hosted' : 'embedded',
  },

  // Our plugins are functions. Docusaurus would load a path such as './src/plugins/search' with new copies of all modules that it imports.
  plugins: [
    productModel,
    translations({readLabels: () => indexEnglishLabels(loadModelCached(__dirname))}),
    categoriesAndTasks,
    search({
      fallbackCategory: text.documentation,
      synonyms: () => searchSynonyms(loadModelCached(__dirname), currentLocale as Locale),
      readBuiltPages,
    }),
    firstPaint({scriptsMissing: text.scriptsMissing, reload: text.reload}),
    bundlerOptions,
    preview({servers: previewServers}),
    markdownExport,
    ['@docusaurus/plugin-client-redirects', {redirects: readRedirects(__dirname)}],
  ],

  // Docusaurus loads these modules before the router starts, in this order.
  clientModules: [
    './src/clientModules/normalizeCurrentUrl.ts',
    './src/clientModules/matchLetterCase.ts',
    './src/clientModules/pageLoadBanner.ts',
    './src/clientModules/revealTargetOnNavigation.ts',
    './src/clientModules/scrollSidebarToActiveItem.ts',
    './src/clientModules/mobileTableOfContents.ts',
    './src/clientModules/keepSectionOnLanguageSwitch.ts',
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
          // The current version stays at the root. GROWTH.md says how to cut a version.
          lastVersion: 'current',
          versions: {current: {label: 'Next', path: '/'}},
          beforeDefaultRemarkPlugins,
          remarkPlugins,
          rehypePlugins,
          admonitions,
        } satisfies DocsOptions,
        blog: false,
        // Turn off @docusaurus/plugin-debug. In development, its pages contain the data of all plugins and would be compiled again at
        // each save.
        debug: false,
        pages: {beforeDefaultRemarkPlugins, remarkPlugins, rehypePlugins, admonitions},
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
    // Each social card is drawn from the SVG file beside it in static/img.
    image: `img/social-card-${currentLocale}.png`,
    metadata: [{property: 'og:image:alt', content: text.title}],
    colorMode: {defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false},
    docs: {sidebar: {hideable: false, autoCollapseCategories: false}},
    tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
    announcementBar: {...announcement(), isCloseable: true},
    navbar: {
      title: 'OBIS',
      hideOnScroll: true,
      // The logo is a data URI. As a file, it would arrive one round trip later than the page, and 3 s later if the page comes from the
      // offline copy because the server does not answer.
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
          // Without this, every page would mark the link as the current page, because every path begins with `/`.
          exact: true,
        },
        {type: 'localeDropdown', position: 'right', className: 'obis-navbar-only'},
        {
          type: 'docsVersionDropdown',
          position: 'right',
          // Without a second entry, the theme would render a plain link instead of a dropdown.
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
      // The specification prescribes these labels. i18n/zh/docusaurus-theme-classic/footer.json has the Chinese ones.
      links: [
        {label: 'Privacy Policy', to: '/'},
        {label: 'Terms of Service', to: '/'},
        {label: 'Cookie Policy', to: '/'},
        {label: 'Follow Us', href: settings.socialUrl},
      ],
      copyright: 'Copyright © 2025 OBIS',
    },
    algolia: {
      // The embedded search never sends the id and the key, but the search client requires them.
      appId: settings.hostedSearch?.appId ?? 'EMBEDDED',
      apiKey: settings.hostedSearch?.apiKey ?? 'embedded',
      // The specification prescribes this name. Only the hosted search uses it.
      indexName: 'Snowball',
      contextualSearch: true,
      searchPagePath: 'search',
      insights: false,
    },
    prism: {
      // Without a language, Docusaurus bundles Prism's list of all languages, 5 KB. Code is highlighted during the build.
      additionalLanguages: ['json'],
      theme: codeTheme,
      darkTheme: codeTheme,
    },
  } satisfies Preset.ThemeConfig,
};

export default config;
