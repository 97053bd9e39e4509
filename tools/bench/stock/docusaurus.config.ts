import path from 'node:path';
import type {Config} from '@docusaurus/types';
import type * as Preset from '@docusaurus/preset-classic';
import {themes as prismThemes} from 'prism-react-renderer';
import {currentLocale, settings} from '../../../site.settings';
import {rehypePlugins, remarkPlugins as allRemarkPlugins} from '../../../src/markdown';
import remarkHighlight from '../../../src/markdown/code/remarkHighlight';
import {parsePage} from '../../../src/markdown/parsePage';
import type {ProductModelOptions} from '../../../src/plugins/product-model';
import type {SectionsOptions} from '../../../src/plugins/sidebar-sections';
import {renderDiagram} from '../../../src/markdown/diagrams/renderDiagram';
import {localizedText} from '../../../src/settings/localizedText';

// The pages of this site in the site that `npx create-docusaurus@3.10.2 site classic --typescript` makes, with Algolia's
// search switched on, the blog off, and Infima's own colours. What pages cannot do without is this site's: components,
// facts, and diagrams drawn at build (the stock way to diagrams sends hundreds of KB of script to readers).

const siteDir = path.resolve(__dirname, '../../..');
const text = localizedText(currentLocale);
// Code is coloured in the browser, as stock Docusaurus does.
const remarkPlugins = allRemarkPlugins.filter((plugin) => plugin !== remarkHighlight);

const config: Config = {
  title: text.title,
  tagline: text.tagline,
  favicon: 'img/favicon.svg',
  future: {v4: true, faster: true},
  url: settings.siteUrl,
  baseUrl: settings.baseUrl,
  trailingSlash: false,
  // The page of the translation status is created by a plugin that is not used here.
  onBrokenLinks: 'ignore',
  i18n: {
    defaultLocale: 'en',
    locales: ['en', 'zh'],
    localeConfigs: {en: {label: 'English'}, zh: {label: '中文', htmlLang: 'zh-CN'}},
  },
  customFields: {books: [], supportUrl: settings.supportUrl},
  plugins: [
    [
      path.join(siteDir, 'src/plugins/product-model/index.ts'),
      {
        renderDiagram,
        parsePage,
        releases: 'applies-to',
      } satisfies ProductModelOptions,
    ],
    [path.join(siteDir, 'src/plugins/sidebar-sections/index.ts'), {} satisfies SectionsOptions],
  ],
  presets: [
    [
      'classic',
      {
        docs: {
          routeBasePath: '/',
          sidebarPath: './sidebars.ts',
          editUrl: settings.editUrl,
          remarkPlugins,
          rehypePlugins,
        },
        blog: false,
        pages: {remarkPlugins, rehypePlugins},
        // The components' styles are written in this site's tokens.
        theme: {customCss: './src/css/tokens.css'},
      } satisfies Preset.Options,
    ],
  ],
  themeConfig: {
    image: 'img/social-card.png',
    colorMode: {respectPrefersColorScheme: true},
    announcementBar: {id: 'offline-search', content: text.announcement, isCloseable: true},
    navbar: {
      title: 'OBIS',
      logo: {alt: 'OBIS', src: 'img/logo.svg', srcDark: 'img/logo-dark.svg'},
      items: [
        {to: '/', label: 'Documentation Center', position: 'left'},
        {type: 'localeDropdown', position: 'right'},
        {type: 'docsVersionDropdown', position: 'right'},
        {label: 'Contact Us', href: settings.companyUrl, position: 'right'},
      ],
    },
    footer: {
      style: 'dark',
      links: [
        {label: 'Privacy Policy', to: '/'},
        {label: 'Terms of Service', to: '/'},
        {label: 'Cookie Policy', to: '/'},
        {label: 'Follow Us', href: settings.socialUrl},
      ],
      copyright: 'Copyright © 2025 OBIS',
    },
    // Switched on but never opened, so it sends nothing.
    algolia: {appId: 'EMBEDDED', apiKey: 'embedded', indexName: 'Snowball'},
    prism: {theme: prismThemes.github, darkTheme: prismThemes.dracula},
  } satisfies Preset.ThemeConfig,
};

export default config;
