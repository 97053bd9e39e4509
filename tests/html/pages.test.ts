import {isDeepStrictEqual} from 'node:util';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {load} from 'cheerio';
import type {AnyNode} from 'domhandler';
import {describe, expect, it} from 'vitest';
import {TESTED_LOCALES, TESTED_TRANSLATIONS} from '../fixtures/languages';
import {ERROR_CODES, FAQ, GLOSSARY, localPath, MAIN_DOC, CREATE_A_KEY} from '../fixtures/routes';
import {TEXTS} from '../fixtures/texts';
import {settings} from '../../site.settings';
import {splitValue} from '../../src/components/MachineValue/splitValue';
import {ADMONITION_TYPES} from '../../src/content/admonitionTypes';
import {readFrontMatter, type FrontMatter} from '../../src/content/frontMatter';
import {i18n, localePath} from '../../src/content/locales';
import {listPagePairs} from '../../src/content/pagePairs';
import {TASK_ROLES} from '../../src/content/roles';
import {loadFactUsage} from '../../src/plugins/product-model/factUsage';
import {loadModel} from '../../src/plugins/product-model/loadModel';
import {textIn} from '../../src/plugins/product-model/schema';
import {INDEX_FILE} from '../../src/plugins/search/shared/searchIndex';
import {BUILD_DIR, BUILD_FILES, builtPage, MANUAL, PAGES, problemsOf} from './builtPages';

const siteDir = path.resolve(BUILD_DIR, '..');
const model = loadModel(siteDir);
const facts = loadFactUsage(siteDir);

/** Addresses of pages without a translation. Menus of the other language show their English titles. */
const UNTRANSLATED = PAGES.filter(({$}) => $('[data-translation=missing]').length > 0).map(
  ({address}) => address,
);

/** List texts that are in another language than their `lang` attribute says. */
function foreignTexts(node: AnyNode, pageLang: string): string[] {
  if (!('children' in node)) {
    // Chinese sentences contain English names and terms. Only five English words in a row count as an English sentence.
    const foreign = pageLang.startsWith('zh')
      ? /^[^\p{Script=Han}]*(?:[A-Za-z]{2,}[ ,]+){4}[A-Za-z]{2,}[^\p{Script=Han}]*$/u
      : /\p{Script=Han}/u;
    const isForeign = 'data' in node && foreign.test(node.data);
    return isForeign ? [`${pageLang}, ${node.data.trim().slice(0, 60)}`] : [];
  }
  const {name = '', attribs} = 'attribs' in node ? node : {};
  if (['script', 'style', 'noscript', 'code'].includes(name)) return [];
  if (UNTRANSLATED.includes(attribs?.href ?? '')) return [];
  return node.children.flatMap((child) => foreignTexts(child, attribs?.lang ?? pageLang));
}

describe('Every page', () => {
  it('has a `lang` attribute around each text that is the language of the text', () => {
    expect(
      problemsOf(PAGES, ({$, address}) =>
        (UNTRANSLATED.includes(address) ? $() : $('html'))
          .get()
          .flatMap((html) => foreignTexts(html, '')),
      ),
    ).toEqual([]);
  });

  it('links to pages in its own language', () => {
    const languageOf = (href: string) =>
      TESTED_TRANSLATIONS.find((each) =>
        `${href.split('#')[0]}/`.startsWith(localPath(each, '/')),
      ) ?? 'en';
    const problems = problemsOf(PAGES, ({$, lang}) =>
      $('main a[href^="/"], nav.menu a[href^="/"], footer a[href^="/"]')
        .not('[hreflang]')
        .map((_, link) => link.attribs.href)
        .get()
        .filter((href) => languageOf(href) !== lang),
    );
    expect(problems).toEqual([]);
  });
});

it('No page has a stylesheet or a script that blocks rendering', () => {
  const problems = problemsOf(PAGES, ({$}) =>
    $('link[rel=stylesheet]:not([media=print]), script[src]:not([defer])')
      // What is in a <template> is added after the first paint (src/plugins/first-paint). It has a document of its own.
      .filter((_, element) => $(element).closest('html').length > 0)
      .map((_, {attribs}) => attribs.href ?? attribs.src)
      .get(),
  );
  expect(problems).toEqual([]);
});

describe.each(TESTED_LOCALES)('A reader of %s downloads', (lang) => {
  const downloadSize = (data: string | Buffer) => brotliCompressSync(data).length / 1000;

  it.each([
    [CREATE_A_KEY, 26],
    [GLOSSARY, 26],
    [FAQ, 26],
    [ERROR_CODES, 33],
  ])('%s with its styles in at most %i KB', (pathname, limit) => {
    expect(downloadSize(builtPage(lang, pathname).html)).toBeLessThanOrEqual(limit);
  });

  it('a search index of at most 150 KB', () => {
    const file = path.join(BUILD_DIR, localPath(lang, '/'), INDEX_FILE);
    expect(downloadSize(readFileSync(file))).toBeLessThanOrEqual(150);
  });
});

it('Every image has a width and a height, and is there without scrolling, so that a saved page has it', () => {
  const problems = problemsOf(PAGES, ({$}) =>
    $('img:not([width][height]), img[loading=lazy]')
      .map((_, {attribs}) => attribs.src?.slice(0, 80))
      .get(),
  );
  expect(problems).toEqual([]);
});

it('Inline code is the same in a translated page, and breaks in a narrow window where it is long', () => {
  const problems = problemsOf(PAGES, ({$}) =>
    $('.markdown code:not(pre code)')
      .filter(
        (_, code) =>
          code.attribs.translate !== 'no' ||
          $('wbr', code).length !== splitValue($(code).text()).length - 1,
      )
      .map((_, code) => $(code).text())
      .get(),
  );
  expect(problems).toEqual([]);
});

it('No title has a class for which the reader view of Firefox drops it (mozilla/readability#855)', () => {
  const problems = problemsOf(PAGES, ({$}) =>
    $('article :is(h1, h2)')
      .map((_, {attribs}) => attribs.class)
      .get()
      .filter((name) =>
        /banner|contact|foot|hid|media|related|scroll|share|sidebar|tool|widget/i.test(name),
      ),
  );
  expect(problems).toEqual([]);
});

describe('Every HTML file', () => {
  it('has its Content-Security-Policy behind the character set and before everything that it loads', () => {
    for (const file of BUILD_FILES.filter((name) => name.endsWith('.html'))) {
      expect(readFileSync(path.join(BUILD_DIR, file), 'utf8'), file).toMatch(
        /^(?:(?!<(?:script|link|style|img)\b).)*<meta charset=[^>]*><meta http-equiv="Content-Security-Policy" content="default-src 'self'; script-src 'self' 'sha256-/s,
      );
    }
  });
});

it('Every page has the same two inline scripts, so that the Content-Security-Policy can name them', () => {
  const found = PAGES.map(({$}) =>
    // The script with [data-rh] is the base-URL banner of Docusaurus, which only the landing page has.
    $('script:not([src], [type="application/ld+json"], [data-rh])')
      .map((_, script) => $(script).text())
      .get(),
  );
  expect(found[0]).toHaveLength(2);
  expect(new Set(found.map((scripts) => JSON.stringify(scripts))).size).toBe(1);
});

it('Every page of the manual names the Markdown file with its text', () => {
  const problems = problemsOf(MANUAL, ({$, address}) => {
    const file = $('link[type="text/markdown"]').attr('href') ?? '';
    if (file !== `${address}.md`) return [`names "${file}"`];
    const text = readFileSync(path.join(BUILD_DIR, file), 'utf8');
    if (!text.includes(`# ${$('h1').text()}\n`)) return ['its title is not in the file'];
    // Bold text without a space after it. The export escapes the letter after it, as in `**Stop.**&#x44;o not`.
    return /&#x[\dA-F]+;/.exec(text)?.map((found) => `has ${found}`) ?? [];
  });
  expect(problems).toEqual([]);
});

it('No Chinese Markdown file has the English type of an admonition', () => {
  const english = new RegExp(`^> \\*\\*(?:${ADMONITION_TYPES.join('|')})\\b`, 'im');
  const exported = BUILD_FILES.filter((file) => /^zh\/.*(?:\.md|llms-full\.txt)$/.test(file));
  expect(exported).toContain('zh/markdown-features.md');
  const found = exported.filter((file) =>
    english.test(readFileSync(path.join(BUILD_DIR, file), 'utf8')),
  );
  expect(found).toEqual([]);
});

it('Every page says at its end what it applies to, and only a draft says that its values are not confirmed, with links to what that means', () => {
  const releases = model.values.find(({id}) => id === 'applies-to')?.values ?? [];
  expect(releases).not.toEqual([]);
  const problems = problemsOf(MANUAL, ({$, lang, pathname}) => {
    const about = localPath(lang, '/markdown-page#facts');
    const end = $('[data-page-end]');
    const isAssumed = facts.some(
      ({source, routes}) => source.kind === 'assumed' && routes.includes(pathname),
    );
    const found = {
      announcement: $('.theme-announcement-bar a').attr('href') === about,
      values: /\d/.test(end.find(`a[href="${about}"]`).text()),
      appliesTo: releases.every(({value}) => end.text().includes(textIn(value, lang))),
    };
    const hasValues = settings.isDraft && isAssumed;
    const expected = {announcement: settings.isDraft, values: hasValues, appliesTo: true};
    return isDeepStrictEqual(found, expected) ? [] : [JSON.stringify(found)];
  });
  expect(problems).toEqual([]);
});

describe('The landing page', () => {
  it.each(TESTED_LOCALES)(
    'lists the tasks of the pages for each kind of reader, and links to the parts that have a page (%s)',
    (lang) => {
      const {$} = builtPage(lang, '/');
      const tasks = listPagePairs(siteDir, 'zh').flatMap(({english = '', translation}) => {
        const {values} = readFrontMatter(lang === 'zh' ? (translation ?? english) : english);
        return (values as FrontMatter).tasks ?? [];
      });
      const listed = TASK_ROLES.flatMap((role) =>
        $(`section[aria-labelledby=where-to-start] article:has(#${role}) li a`)
          .map((_, link) => {
            const [, section = ''] = (link.attribs.href ?? '').split('#');
            return `${role}: ${$(link).text()} #${section}`;
          })
          .get(),
      );
      expect(listed.sort()).toEqual(
        tasks.map(({role, task, section = ''}) => `${role}: ${task} #${section}`).sort(),
      );
      expect(new Set(tasks.map(({role}) => role))).toEqual(new Set(TASK_ROLES));
      expect(
        $('section[aria-labelledby=how-it-connects] li a[href*="/obis/"]'),
        'PlatformMap: edge service, station, device',
      ).toHaveLength(3);
    },
  );
});

describe('A drawn screen of the product', () => {
  it.each(TESTED_LOCALES)(
    'has a text alternative and labels in the language of the page, and nothing that takes the focus (%s)',
    (lang) => {
      // The screen that the page shows.
      const screen = model.screens.find(({id}) => id === 'release-a-version');
      const version = model.entities.find(({id}) => id === 'version');
      const {$} = builtPage(lang, '/markdown-features');
      const drawing = $('figure > [role=img][data-search-ignore]');
      expect(drawing).toHaveLength(1);
      expect(drawing.attr('aria-label')).toBe(screen?.alt[lang]);
      const digest = version?.fields.find(({id}) => id === 'content-digest')?.name[lang];
      expect(drawing.text()).toContain(digest);
      expect(drawing.find('a, button, input, select, textarea, [tabindex], [role]')).toHaveLength(
        0,
      );
    },
  );
});

describe('Without JavaScript', () => {
  it.each(TESTED_LOCALES)(
    'the search page says that it needs JavaScript, and links to the manual (%s)',
    (lang) => {
      const {html} = builtPage(lang, '/search');
      const message = load(html, {scriptingEnabled: false})('main noscript');
      expect(message.text()).toContain('JavaScript');
      expect(message.find(`a[href="${localPath(lang, MAIN_DOC)}"]`)).toHaveLength(1);
    },
  );

  it('the overview of programming marks the steps that cannot be undone, and no other', () => {
    const {$} = builtPage('en', '/obis/programming-client/overview');
    const marked = $(`main li:contains("${TEXTS.en.irreversible}")`)
      .map((_, item) => $('b', item).first().text())
      .get();
    const steps = model.programming.flatMap((file) => file.steps);
    const names = steps.filter(({irreversible}) => irreversible).map(({name}) => name.en);
    expect(names).not.toEqual([]);
    expect(marked).toEqual(names);
  });
});

describe('Files beside the pages', () => {
  it.each(TESTED_LOCALES)(
    'an OpenSearch description tells browsers how to search the site (%s)',
    (lang) => {
      const address = builtPage(lang, '/').$('link[rel="search"]').attr('href') ?? '';
      expect(address).toBe(localPath(lang, '/opensearch.xml'));
      const xml = load(readFileSync(path.join(BUILD_DIR, address), 'utf8'), {xml: true});
      const template = xml('Url[type="text/html"]').attr('template') ?? '';
      expect(new URL(template).pathname).toBe(localPath(lang, '/search'));
      // The icon is a data URI, which this file cannot hold.
      expect(xml('Image')).toHaveLength(0);
    },
  );

  it('robots.txt forbids nothing and names the sitemap of each language', () => {
    const robots = readFileSync(path.join(BUILD_DIR, 'robots.txt'), 'utf8');
    expect(robots).not.toContain('Disallow');
    const sitemaps = [...robots.matchAll(/^Sitemap: (.+)$/gm)].map(([, url = '']) => new URL(url));
    expect(sitemaps.map(({pathname}) => pathname)).toEqual(
      i18n.locales.map((locale) => `/${localePath(locale)}sitemap.xml`),
    );
  });

  it.each(TESTED_LOCALES)(
    'the sitemap lists only existing pages, and every page of the manual in its language (%s)',
    (lang) => {
      const file = path.join(BUILD_DIR, localPath(lang, '/sitemap.xml'));
      const xml = load(readFileSync(file, 'utf8'), {xml: true});
      const paths = xml('loc')
        .map((_, entry) => new URL(xml(entry).text()).pathname)
        .get();
      expect(paths).toEqual(
        expect.arrayContaining(
          MANUAL.filter((page) => page.lang === lang)
            .map(({address}) => address)
            .filter((address) => !UNTRANSLATED.includes(address)),
        ),
      );
      expect(paths.filter((pathname) => !PAGES.some(({address}) => address === pathname))).toEqual(
        [],
      );
    },
  );
});
