import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, describe, expect, it} from 'vitest';
import {readBundle} from './bundle';
import {findExcess, limitOf, type Measured} from './compare';
import {measurePage, measureSite, sizeOf} from './measure';
import {readBudgets} from './readBudgets';
import {formatExcess, formatTable} from './table';

const folder = mkdtempSync(path.join(tmpdir(), 'obis-budget-'));
afterAll(() => rmSync(folder, {recursive: true}));

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
  writeFileSync(path.join(folder, file), text);
}

// The runtime of the bundler, as far as the tool asks it, and the parts of `main` that it reads.
write(
  'assets/js/runtime~main.1.js',
  `(()=>{var n={u:e=>"assets/js/"+({1:"17896441",2:"a0b1",3:"search-modal"}[e]||e)+".9.js"};
  self.webpackChunkx={push:c=>c[2](n)};})()`,
);
write(
  'assets/js/main.1.js',
  `let s={0x11113f9:[()=>Promise.all([n.e("1"),n.e("8"),n.e("9")]).then(n.bind(n,1)),"@theme/DocItem",1],
  a0b1:[()=>n.e("2").then(n.t.bind(n,2)),"@site/docs/a.mdx",2]};
  JSON.parse('{"/site/a-123":{"__comp":"17896441","content":"a0b1"},"/site/-abc":{"__comp":"a0b1"}}');
  let r=[{path:"/site/",component:g("/site/","abc"),routes:[{path:"/site/a",component:g("/site/a","123"),exact:!0}]}];
  let m=()=>Promise.all([n.e("3"),n.e("8")]).then(n.bind(n,7))`,
);
for (const name of ['17896441', 'a0b1', 'search-modal', '8']) write(`assets/js/${name}.9.js`, name);
write('assets/js/search.2.js', 'worker');
write('assets/css/styles.css', 'p{}');
write('assets/css/late.css', 'p{} i{}');
write('assets/css/search-modal.3.css', 'i{}');
write('search-index.json', '{"file":"assets/search/en.json"}');
write('assets/search/en.json', '[]');
write(
  'a.html',
  `<html><head><link rel="stylesheet" href="/site/assets/css/styles.css"><link rel="icon" href="/site/i.svg">
  <script data-styles="/site/assets/css/late.css" data-scripts="/site/assets/js/runtime~main.1.js /site/assets/js/main.1.js"></script></head>
  <body><p>A <img src="/site/i.svg"><img src="data:image/svg+xml,a"><img src="/site/late.png" loading="lazy"></p></body></html>`,
);
const place = {folder, baseUrl: '/site/'};

describe('readBundle', () => {
  const bundle = readBundle(folder);

  it('finds the scripts of a page, of its layout too, and leaves out chunks of styles', () => {
    expect(bundle.filesOf('/site/a')).toEqual([
      'assets/js/a0b1.9.js',
      'assets/js/17896441.9.js',
      'assets/js/8.9.js',
    ]);
  });

  it('finds what is loaded with a named chunk', () => {
    expect(bundle.filesWith('search-modal')).toEqual([
      'assets/js/search-modal.9.js',
      'assets/js/8.9.js',
    ]);
  });

  it('says what to do when it does not find something', () => {
    expect(() => bundle.filesOf('/site/b')).toThrow(/the route \/site\/b not found.*npm run build/);
    expect(() => bundle.filesWith('no-such')).toThrow('the chunk no-such not found');
  });
});

describe('measuring', () => {
  const bundle = readBundle(folder);

  it('counts what a page loads', () => {
    const figures = measurePage(place, '/site/a', bundle);
    // The page, two sheets, five scripts, one picture that is also the icon; not the one that is in the page.
    expect(figures).toMatchObject({requests: 9, blocking: 1, nodes: 4});
    expect(figures.text).toBe(
      ['a.html', 'assets/css/styles.css'].reduce(
        (sum, name) => sum + sizeOf(path.join(folder, name)),
        0,
      ),
    );
    expect(figures.sheet).toBe(sizeOf(path.join(folder, 'assets/css/late.css')));
  });

  it('counts what the search loads on intent', () => {
    const {modal, index} = measureSite(place, bundle);
    expect(modal).toBeGreaterThan(index);
  });
});

describe('budgets', () => {
  const budgets = readBudgets(readFileSync(path.join(import.meta.dirname, 'budgets.yaml'), 'utf8'));
  const measured = (page: string, scripts: number): Measured[] => [
    {page, name: 'A page', language: 'en', figures: {scripts, blocking: 0}},
  ];
  const limit = limitOf(budgets, 'scripts');

  it('names page, figure, limit and what to do', () => {
    const excess = findExcess(budgets, measured('concept', limit + 1));
    expect(excess).toEqual([{where: 'A page (en)', figure: 'scripts', value: limit + 1, limit}]);
    expect(formatExcess(budgets, excess)).toMatch(
      /^A page \(en\): Scripts .* KB, the limit is .* KB\. Fix: Load/,
    );
  });

  it('passes at the limit', () => {
    expect(findExcess(budgets, measured('concept', limit))).toEqual([]);
  });

  it('lets a page have a limit of its own', () => {
    const exceptions = [
      {page: 'faq', figure: 'scripts', limit: limit + 5, reason: 'long'} as const,
    ];
    const own = {...budgets, exceptions};
    expect(findExcess(own, measured('faq', limit + 5))).toEqual([]);
    expect(findExcess(own, measured('concept', limit + 5))).toHaveLength(1);
  });

  it('marks in the table what is above its limit', () => {
    const table = formatTable(budgets, measured('concept', limit + 100), ['scripts', 'blocking']);
    expect(table).toMatch(/A page \(en\) +\*\d+\.\d KB +0\n/);
    expect(table).toMatch(/\nGoal +\d+\.0 KB$/);
  });

  it.each([
    ['pages: []', 'pages'],
    ['nonsense: 1', 'nonsense'],
  ])('refuses %s', (text, named) => {
    expect(() => readBudgets(text)).toThrow(new RegExp(`budgets\\.yaml:[^]*${named}`));
  });
});
