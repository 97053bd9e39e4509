import {load} from 'cheerio';
import fc from 'fast-check';
import {Fragment, type ReactNode} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {describe, expect, it, vi} from 'vitest';
import {mutatedJson} from '@site/tests/fuzz/mutations';
import type {SearchResults} from '@site/src/theme/SearchPage/useSearchResults';
import {readFirst} from '@site/src/theme/SearchPage/results';
import {hostileText} from '../engine/hostileFixture';
import {createModalSearch, type Progress} from './modalClient';
import type {SearchAnswer} from '../shared/search';
import {readAnswer} from './untrusted';

const ORIGIN = 'https://docs.example.com';

const Text = ({children, values = {}}: {children: string; values?: Record<string, ReactNode>}) =>
  children
    .split(/\{(\w+)\}/)
    .map((part, at) => <Fragment key={at}>{at % 2 === 1 ? values[part] : part}</Fragment>);
const Anchor = ({href, to, children}: {href?: string; to?: string; children: ReactNode}) => (
  <a href={href ?? to}>{children}</a>
);
vi.mock('@docusaurus/Link', () => ({default: Anchor}));
vi.mock('@docusaurus/Translate', () => ({
  default: Text,
  translate: ({message}: {message: string}, values: Record<string, unknown> = {}) =>
    message.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name])),
}));
vi.mock('@docusaurus/useDocusaurusContext', () => ({default: () => ({siteConfig: {}, i18n: {}})}));
vi.mock('@docusaurus/theme-common', () => ({
  usePluralForm: () => ({selectMessage: (_: number, message: string) => message}),
  // As the theme's, which fails for half a character.
  useSearchLinkCreator: () => (query: string) => `/search?q=${encodeURIComponent(query)}`,
}));
vi.mock('@docusaurus/theme-search-algolia/client', () => ({
  // As the theme's.
  useSearchResultUrlProcessor: () => (url: string) => {
    const {pathname, search, hash} = new URL(url);
    return pathname + search + hash;
  },
}));
vi.mock('@theme/Heading', () => ({
  default: ({children}: {children: ReactNode}) => <h2>{children}</h2>,
}));
vi.mock('@site/src/plugins/search/algolia/useMissingResultsUrl', () => ({
  useMissingResultsUrl: () => () => ORIGIN,
}));
const {default: Results} = await import('@site/src/theme/SearchPage/Results');
const {default: Status} = await import('@site/src/theme/SearchPage/Status');

const hierarchy = {lvl0: 'Guide', lvl1: 'Keys', lvl2: 'Delete', lvl3: null};
const marked = {value: 'Delete a <mark>key</mark>', matchLevel: 'full'};
const hit = {
  objectID: '/keys#delete:3',
  url: `${ORIGIN}/keys#delete`,
  type: 'content',
  content: 'Delete a key.',
  hierarchy,
  _highlightResult: {content: marked, hierarchy: {lvl1: marked, lvl2: marked}},
  _snippetResult: {content: marked, hierarchy: {lvl1: marked}},
};
const heading = {
  ...hit,
  objectID: '/keys:lvl1',
  url: `${ORIGIN}/keys`,
  type: 'lvl1',
  content: null,
};
const facets = {'hierarchy.lvl0': {Guide: 2, FAQ: 1}, url_without_anchor: {[`${ORIGIN}/keys`]: 2}};
const result = {hits: [heading, hit], nbHits: 2, page: 0, nbPages: 1, facets, queryID: '00'};
const found = JSON.stringify({results: [result, result]});
const nothing = JSON.stringify({
  results: [{hits: [], nbHits: 0, page: 0, suggestions: ['keys', 'ca']}],
});

/** Answers as the client reads them: what is no JSON does not get further. */
const answers = fc
  .oneof(
    mutatedJson(found),
    mutatedJson(nothing),
    mutatedJson(found.replaceAll('Keys', 'K<b>').replaceAll('.com/', '.com//evil.example/')),
  )
  .map((text) => {
    try {
      return JSON.parse(text) as unknown;
    } catch {
      return undefined;
    }
  })
  .filter((value) => value !== undefined && value !== null);

/** What the search page shows of an answer. */
function searchPage(answer: SearchAnswer): string {
  const question = {query: 'key', part: ''};
  const shown: SearchResults = {
    ...readFirst(question, answer, answer),
    ...question,
    ...{status: 'done', isStale: false, loadMore: () => {}},
  };
  return renderToStaticMarkup(
    <>
      <Status {...shown} />
      <Results {...shown} />
    </>,
  );
}

/** What DocSearch's modal gets of an answer. */
async function modal(ask: () => Promise<SearchAnswer>) {
  let progress: Progress = {query: 'key'};
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const search = createModalSearch(
    {ask},
    () => false,
    (next) => (progress = next(progress)),
  );
  const {results} = await search({requests: [{query: 'key'}]} as unknown as Parameters<
    typeof search
  >[0]);
  const [answer] = results as unknown as [{hits: Record<string, unknown>[]; nbHits: number}];
  return {...answer, outcome: progress.outcome};
}

const MARKUP = /[<>"']/;

/** What each hit needs to be shown. */
const IDENTITY = {objectID: '1', url: `${ORIGIN}/x`, type: 'lvl1', content: null, hierarchy: {}};

describe('a hosted answer', () => {
  it('keeps no markup but <mark>, whatever it holds and however deep', () => {
    const anyHit = fc.object({
      key: fc.constantFrom('_highlightResult', '_snippetResult', 'value', 'lvl1', '__proto__'),
      values: [hostileText],
      maxDepth: 4,
    });
    fc.assert(
      fc.property(fc.array(anyHit), (hits) => {
        const sent = hits.map((one) => ({...one, ...IDENTITY}));
        const response = JSON.parse(JSON.stringify({results: [{hits: sent}]})) as unknown;
        const shown = readAnswer(response).hits.map((one) => ({...one, url: ''}));
        const texts: string[] = [];
        JSON.stringify(shown, (_, value: unknown) => {
          if (typeof value === 'string') {
            texts.push(value.replace(/<\/?mark>/g, ''));
          }
          return value;
        });
        expect(texts.filter((text) => MARKUP.test(text))).toEqual([]);
        expect(shown).toHaveLength(hits.length);
      }),
    );
  });

  it('is shown by the search page, or is a failure, with links to the site only', () => {
    let shown = 0;
    fc.assert(
      fc.property(answers, (value) => {
        let answer: SearchAnswer;
        try {
          answer = readAnswer(value);
        } catch (error) {
          // The failure that the reader is told of.
          expect(String(error)).toMatch(/^Error: The answer of the search has no list of results/);
          return;
        }
        const $ = load(searchPage(answer));
        shown += $('mark').length > 0 ? 1 : 0;
        expect($('b, img, script').length).toBe(0);
        for (const link of $('a')) {
          expect(new URL($(link).attr('href') ?? '', ORIGIN).origin).toBe(ORIGIN);
        }
        expect($.text()).not.toMatch(/NaN|undefined|\[object/);
      }),
    );
    expect(shown).toBeGreaterThan(10);
  });

  it('comes to the modal in the shape that DocSearch needs, or is a failure', async () => {
    await fc.assert(
      fc.asyncProperty(answers, async (value) => {
        const {hits, nbHits, outcome} = await modal(() =>
          Promise.resolve().then(() => readAnswer(value)),
        );
        expect(outcome).toBeDefined();
        expect(Number.isInteger(nbHits)).toBe(true);
        for (const {objectID, url, type, hierarchy: levels, content} of hits) {
          for (const text of [objectID, url, type]) expect(typeof text).toBe('string');
          const texts = [content, ...(Object.values(levels as object) as unknown[])];
          expect(texts.filter((text) => typeof (text ?? '') !== 'string')).toEqual([]);
        }
      }),
    );
  });
});
