import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import type {GlobalVersion} from '@docusaurus/plugin-content-docs/client';
import {describe, expect, it} from 'vitest';
import {loadSettings} from '../../site.settings';
import {TESTED_LOCALES} from '../fixtures/languages';
import {REQUIRED_ROUTES} from '../fixtures/requiredRoutes';
import {ALL_PAGES, LANGUAGES, localPath, MAIN_DOC, type TestedLocale} from '../fixtures/routes';
import {TEXTS} from '../fixtures/texts';
import {BUILD_DIR, BUILD_FILES, builtPage, MANUAL, PAGES, problemsOf} from './builtPages';

/*
 * Statements of the specification that can be tested in the HTML of the build, for every page in both languages. The titles quote the
 * specification.
 */

const {companyUrl, socialUrl} = loadSettings();

const addressesIn = (locale: TestedLocale) =>
  MANUAL.filter(({lang}) => lang === locale).map(({address}) => address);

/** Addresses of the pages of the manual, by language. */
const ADDRESSES = {en: addressesIn('en'), zh: addressesIn('zh')};

type GlobalData = Record<
  'docusaurus-plugin-content-docs',
  {default: {versions: [GlobalVersion, ...GlobalVersion[]]}}
>;

describe('1. What the product does and for whom', () => {
  it("Site title: a documentation title; the title delimiter is '|'", () => {
    for (const {$, text, address} of MANUAL) {
      expect($('title').text().endsWith(` | ${text.siteTitle}`), address).toBe(true);
    }
  });

  it.each(TESTED_LOCALES)('the landing page: title once, tagline, year 2025 (%s)', (lang) => {
    const {$, text} = builtPage(lang, '/');
    expect($('title').text().split(text.siteTitle)).toHaveLength(2);
    expect($('main').text()).toContain(text.tagline);
    expect($('footer').text()).toContain('© 2025');
  });
});

describe('6. Roles and permissions', () => {
  it('The site is public, with no sign-in; no page asks for a password or sends a form', () => {
    for (const {$, text, address} of PAGES) {
      const signIn = $('a, button').filter((_, control) => text.signIn.test($(control).text()));
      // A link with this text may lead only to a page about signing in to the product.
      expect(signIn.not('a[href*="/obis/"], a[href^="#"]').length, address).toBe(0);
      const entry = '[type=password], form[method=post i], textarea, [contenteditable]';
      expect($(entry).length, address).toBe(0);
    }
  });
});

describe('2. Screens and routes', () => {
  it('Every path listed is a page of the site', () => {
    expect(ALL_PAGES).toEqual(expect.arrayContaining([...REQUIRED_ROUTES]));
  });

  // This also covers section 3, where each locale has a text direction.
  it('Every path listed is a page of its own in its language', () => {
    for (const {$, lang, text, address} of PAGES) {
      expect($('html').attr('lang'), address).toBe(LANGUAGES[lang].htmlLang);
      expect($('html').attr('dir'), address).toBe('ltr');
      expect($('h1').length, address).toBe(1);
      expect($('title').text(), address).toContain(text.siteTitle);
      const description = $('meta[name=description]').attr('content') ?? '';
      expect(description, address).toMatch(/\S{2}/);
    }
  });

  it.each(TESTED_LOCALES)(
    'The landing page leads to every section of the manual, named as in the sidebar (%s)',
    (lang) => {
      const {$} = builtPage(lang, '/');
      const sections = $('section[aria-labelledby=the-manual] strong').toArray();
      const names = sections.map((name) => $(name).text());
      // The last category above each page. The main page is in none.
      const categories = new Set(
        MANUAL.filter((page) => page.lang === lang).map((page) =>
          page.$('.breadcrumbs__item').slice(1, -1).last().text(),
        ),
      );
      expect(['', ...names].sort()).toEqual([...categories].sort());
    },
  );

  it('Links, also to headings, lead somewhere on every page', () => {
    const ids = new Map(
      PAGES.map(({address, $}) => [address, new Set($('[id]').map((_, {attribs}) => attribs.id))]),
    );
    const problems = problemsOf(PAGES, ({$, address}) =>
      $('a[href]')
        .map((_, link) => link.attribs.href)
        .get()
        .filter((href) => {
          const {origin, pathname, hash} = new URL(href, `https://site.test${address}`);
          if (origin !== 'https://site.test') return false;
          if (/\.\w+$/.test(pathname)) return !BUILD_FILES.includes(pathname.slice(1));
          const target = ids.get(pathname) ?? ids.get(`${pathname}/`);
          return !target || (hash !== '' && !target.has(decodeURIComponent(hash.slice(1))));
        }),
    );
    expect(problems).toEqual([]);
  });
});

describe('2. Screens and routes › Docs layout', () => {
  it('Pages share a layout: navigation, one main part, footer', () => {
    for (const {$, address} of PAGES) {
      expect($('main').length, address).toBe(1);
      expect($('.theme-layout-footer').length, address).toBe(1);
      expect($('nav').length, address).toBeGreaterThan(0);
    }
  });

  it("/obis pages sit in one sidebar named obis, labelled 'Product introduction', in which every page of every topic is one click away", () => {
    for (const {$, lang, text, address} of MANUAL) {
      const sidebar = $(`nav[aria-label="${text.docsSidebar}"]`);
      const first = sidebar.find('a').first();
      expect([first.text(), first.attr('href')], address).toEqual([
        text.sidebarLabel,
        localPath(lang, MAIN_DOC),
      ]);
      const current = sidebar.find('a[aria-current=page]');
      expect(current.toArray().map((link) => link.attribs.href)).toEqual([address]);
      expect(sidebar.find('.menu__list-item--collapsed').length, address).toBe(0);
      const entries = sidebar.find('a').map((_, link) => link.attribs.href);
      expect(entries.get(), address).toEqual(expect.arrayContaining(ADDRESSES[lang]));
    }
  });

  it('The sidebar cannot be hidden', () => {
    for (const {$, text, address} of MANUAL) {
      expect($(`button[aria-label="${text.collapseSidebar}"]`).length, address).toBe(0);
    }
  });

  it('Breadcrumbs are on', () => {
    for (const {$, text, address} of MANUAL) {
      const last = $(`nav[aria-label="${text.breadcrumbs}"] li`).last().text();
      expect(last, address).toBe($(`nav[aria-label="${text.docsSidebar}"] [aria-current]`).text());
    }
  });

  it('The table of contents shows heading levels 2 to 3', () => {
    for (const {$, address} of PAGES) {
      const inPage = $('.markdown :is(h2, h3)').map((_, {attribs}) => `#${attribs.id}`);
      const inContents = $('.toc-highlight').map((_, {attribs}) => attribs.href);
      expect(inContents.get(), address).toEqual(inPage.get());
    }
  });

  it("Headings (except level 1) get a direct-link anchor with hover title 'Direct link to {heading}'", () => {
    for (const {$, text, address} of PAGES) {
      expect($('h1 .hash-link').length, address).toBe(0);
      for (const heading of $('body :is(h2, h3, h4, h5, h6)').toArray()) {
        const words = $(heading).clone().children('.hash-link').remove().end().text();
        const anchor = $(heading).children('a.hash-link');
        expect([anchor.attr('title'), anchor.attr('href')], address).toEqual([
          text.directLink(words),
          `#${heading.attribs.id}`,
        ]);
      }
    }
  });
});

describe('2. Screens and routes › Navbar and layout', () => {
  it('Site-wide features: colour-mode switch, language dropdown, docs-version dropdown, search; and a Documentation Center link to the root, a Contact Us button linking to the company site', () => {
    for (const {$, lang, text, address, pathname} of PAGES) {
      const navbar = $(`nav[aria-label="${text.mainNavigation}"]`);
      const hrefs = (name: string) =>
        navbar
          .find('a')
          .filter((_, link) => $(link).text() === name)
          .map((_, {attribs}) => attribs.href)
          .get();
      expect(hrefs(text.documentationCenter), address).toEqual([localPath(lang, '/')]);
      expect(hrefs(text.contactUs), address).toEqual([companyUrl]);
      expect(navbar.find('[data-obis-search-button]').length, address).toBe(1);
      const buttons = navbar.find('button').map((_, {attribs}) => attribs['aria-label']);
      expect(buttons.get().filter((name) => text.colorMode.test(name))).toHaveLength(1);
      const dropdowns = navbar.find('[aria-haspopup=true]').map((_, button) => $(button).text());
      expect(dropdowns.get(), address).toEqual([LANGUAGES[lang].label, text.versionLabel]);
      for (const [locale, {label, htmlLang}] of Object.entries(LANGUAGES)) {
        const entry = navbar.find(`.dropdown__menu a[lang="${htmlLang}"]`);
        expect([entry.text(), entry.attr('href')]).toEqual([
          label,
          localPath(locale as 'en', pathname),
        ]);
      }
    }
  });

  it('Footer links: Privacy Policy, Terms of Service, Cookie Policy (all pointing to the root) and Follow Us (external social page)', () => {
    for (const {$, lang, text, address} of PAGES) {
      const links = $('footer a').map((_, link) => `${$(link).text()}: ${link.attribs.href}`);
      const wanted = text.footer.map((name) => `${name}: ${localPath(lang, '/')}`);
      wanted.push(`${text.followUs}: ${socialUrl}`);
      expect(links.get(), address).toEqual(expect.arrayContaining(wanted));
    }
  });
});

it.each(TESTED_LOCALES)(
  '3. doc: id, path, optional sidebar; sidebar: name, link path, label; the single version: name current, label Next, path /, main doc obis/introduction/overview, docs, isLast (%s)',
  (lang) => {
    // What plugin-content-docs tells all pages. The build has it in the main script of each language.
    const scripts = localPath(lang, '/assets/js/main.');
    const file = BUILD_FILES.find((name) => `/${name}`.startsWith(scripts) && name.endsWith('.js'));
    const script = readFileSync(path.join(BUILD_DIR, file ?? ''), 'utf8');
    const [, data = ''] =
      /JSON\.parse\('(\{"docusaurus-plugin-content-docs":.*?\})'\)/.exec(script) ?? [];
    const {default: instance} = (JSON.parse(data) as GlobalData)['docusaurus-plugin-content-docs'];
    const [version, ...others] = instance.versions;
    expect(others).toEqual([]);
    expect(version).toMatchObject({
      name: 'current',
      label: 'Next',
      path: localPath(lang, '/'),
      mainDocId: MAIN_DOC.slice(1),
      isLast: true,
      sidebars: {
        obis: {link: {path: localPath(lang, MAIN_DOC), label: TEXTS[lang].sidebarLabel}},
      },
    });
    const docs = Object.fromEntries(version.docs.map((doc) => [doc.path, doc]));
    for (const {pathname, address} of MANUAL.filter((page) => page.lang === lang)) {
      expect(docs[address]).toEqual({id: pathname.slice(1), path: address, sidebar: 'obis'});
    }
    const generic = localPath(lang, '/thank-you');
    expect(docs[generic]).toEqual({id: 'thank-you', path: generic});
  },
);

it('9. Lazy-load delay: 200 ms, the default of react-loadable', () => {
  const {resolve} = createRequire(import.meta.url);
  const read = (name: string) => readFileSync(resolve(name), 'utf8');
  expect(read('@docusaurus/core/lib/client/exports/ComponentCreator.js')).not.toContain('delay');
  expect(read('react-loadable')).toContain('delay: 200');
});
