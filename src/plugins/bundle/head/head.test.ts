// @vitest-environment jsdom
import {createRequire} from 'node:module';
import fc from 'fast-check';
import {act, createElement as h, Fragment, type ComponentType, type ReactNode} from 'react';
import {createRoot, type Root} from 'react-dom/client';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';

type Library = {
  readonly Helmet: ComponentType<{readonly children?: ReactNode}>;
  readonly HelmetProvider: ComponentType<{readonly children: ReactNode}>;
};

const library = createRequire(import.meta.url)('react-helmet-async') as Library;

let root: Root;
let ours: Library;

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => setTimeout(run));
  vi.stubGlobal('cancelAnimationFrame', clearTimeout);
  vi.resetModules();
  ours = await import('.');
});

afterEach(() => vi.unstubAllGlobals());

/** Starts with the head that a page has in its HTML. */
function open(head: string, attributes: Readonly<Record<string, string>> = {}): void {
  for (const element of [document.documentElement, document.body]) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  }
  for (const [name, value] of Object.entries(attributes)) {
    document.documentElement.setAttribute(name, value);
  }
  document.head.innerHTML = head;
  root = createRoot(document.createElement('div'));
}

async function show({HelmetProvider}: Library, children: ReactNode): Promise<void> {
  act(() => root.render(h(HelmetProvider, null, children)));
  await new Promise((resolve) => setTimeout(resolve));
}

const attributesOf = (element: Element) =>
  [...element.attributes]
    .filter(({name}) => name !== 'data-rh')
    .map(({name, value}) => `${name}=${value}`)
    .sort();

/** What the document says now; the library puts links before metas, which says nothing. */
const current = () => ({
  title: document.title,
  html: attributesOf(document.documentElement),
  body: attributesOf(document.body),
  tags: [...document.head.querySelectorAll('[data-rh]:not(title)')]
    .map((element) => [element.localName, ...attributesOf(element), element.textContent])
    .map((tag) => tag.join(' '))
    .sort(),
});

/** The head of a page of the manual, as Docusaurus and the theme ask for it. */
const page = ({Helmet}: Library, name: string, extra?: ReactNode) => [
  h(
    Helmet,
    {key: 'site'},
    h('html', {lang: 'en', dir: 'ltr'}),
    h('title', null, 'OBIS'),
    h('meta', {property: 'og:title', content: 'OBIS'}),
    h('meta', {name: 'viewport', content: 'width=device-width'}),
    false,
    h('link', {rel: 'icon', href: '/favicon.svg'}),
  ),
  h(Helmet, {key: 'card'}, h('meta', {name: 'twitter:card', content: 'summary'}), h('body')),
  h(
    Helmet,
    {key: 'canonical'},
    h('meta', {property: 'og:url', content: `https://a/${name}`}),
    h('link', {rel: 'canonical', href: `https://a/${name}`}),
  ),
  h(
    Helmet,
    {key: 'languages'},
    ['en', 'zh-CN'].map((lang) =>
      h('link', {key: lang, rel: 'alternate', href: `https://a/${lang}/${name}`, hrefLang: lang}),
    ),
    h('link', {rel: 'alternate', href: `https://a/en/${name}`, hrefLang: 'x-default'}),
  ),
  h(Helmet, {key: 'none'}, []),
  h(Helmet, {key: 'class'}, h('html', {className: 'docs-wrapper'})),
  h(Helmet, {key: 'class2'}, h('html', {className: `docs-wrapper docs-doc-id-${name}`})),
  h(
    Helmet,
    {key: name},
    h('title', null, name, ' | OBIS'),
    h('meta', {property: 'og:title', content: `${name} | OBIS`}),
    h('meta', {name: 'description', content: `About ${name}`}),
    h('script', {type: 'application/ld+json'}, `{"name":"${name}"}`),
  ),
  extra,
];

describe('the head', () => {
  const notFound = ({Helmet}: Library) =>
    h(
      Helmet,
      {key: 'extra'},
      h(
        Fragment,
        null,
        h('meta', {name: 'robots', content: 'noindex, follow'}),
        h('link', {rel: 'canonical', href: 'https://a/other'}),
      ),
    );

  it('is the one of the library, on every step from page to page', async () => {
    const results = [];
    for (const each of [library, ours]) {
      const steps = [];
      open('<meta charset="utf-8"><meta name="generator" content="D">', {'data-theme': 'dark'});
      for (const children of [
        page(each, 'keys'),
        page(each, 'users', notFound(each)),
        page(each, 'keys'),
        h(each.Helmet, null, h('html', {lang: 'zh-CN'})),
        [],
      ]) {
        await show(each, children);
        steps.push(current());
      }
      results.push(steps);
    }
    expect(results[1]).toEqual(results[0]);
    expect(results[1]?.[1]?.title).toBe('users | OBIS');
    expect(results[1]?.[1]?.tags).toContain('link href=https://a/other rel=canonical ');
  });

  const values = fc.constantFrom('a', 'B', 'b', 'canonical', 'stylesheet', 'Alternate', '');
  const none = fc.constant('');
  /** An element with some of these attributes, in any order. */
  const drawn = (type: string, names: readonly string[], text: fc.Arbitrary<string> = none) =>
    fc
      .tuple(fc.shuffledSubarray([...names]), fc.array(values, {minLength: 6, maxLength: 6}), text)
      .map(([keys, some, content]) =>
        h(
          type,
          {
            // Not to be run.
            ...(type === 'script' ? {type: 'application/ld+json'} : {}),
            ...Object.fromEntries(keys.map((key, index) => [key, some[index]])),
          },
          content || undefined,
        ),
      );
  const heads = fc.array(
    fc.array(
      fc.oneof(
        drawn('link', ['rel', 'href', 'hrefLang', 'sizes']),
        drawn('meta', ['name', 'property', 'content', 'httpEquiv', 'charSet', 'itemProp']),
        drawn('html', ['className', 'lang', 'data-a']),
        drawn('body', ['className', 'tabIndex']),
        drawn('script', ['src', 'id'], values),
        drawn('title', [], fc.constantFrom('a', 'A', 'b')),
      ),
      {maxLength: 5},
    ),
    {maxLength: 4},
  );

  it('is the one of the library, whatever it is made of', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(heads, {minLength: 1, maxLength: 3}), async (pages) => {
        const results = [];
        for (const each of [library, ours]) {
          open('');
          const steps = [];
          for (const page of pages) {
            await show(
              each,
              page.map((children, key) => h(each.Helmet, {key}, ...children)),
            );
            steps.push(current());
          }
          await show(each, []);
          act(() => root.unmount());
          results.push(steps);
        }
        expect(results[1]).toEqual(results[0]);
      }),
    );
  });

  it('is left alone when the page has in its HTML what it asks for', async () => {
    open('');
    await show(library, page(library, 'keys'));
    const head = document.head.innerHTML;
    const html = Object.fromEntries(
      attributesOf(document.documentElement).map((each) => each.split('=') as [string, string]),
    );
    act(() => root.unmount());
    open(head, html);
    const changes: MutationRecord[] = [];
    const observer = new MutationObserver((records) => changes.push(...records));
    observer.observe(document, {attributes: true, childList: true, subtree: true});
    await show(ours, page(ours, 'keys'));
    changes.push(...observer.takeRecords());
    expect(
      changes.map(({type, target, attributeName}) => [type, target.nodeName, attributeName]),
    ).toEqual([]);
    expect(head).toContain('<link rel="icon" href="/favicon.svg" data-rh="true">');
  });
});
