import {describe, expect, it} from 'vitest';
import {inlineInto} from './inlineStyles';
import {pageNames} from './pageNames';
import {readSheet} from './readSheet';
import {resolveVariables} from './resolveVariables';
import {usedStyles} from './usedStyles';

/** What a page with this body uses of a sheet. */
function used(css: string, body: string): string {
  return usedStyles(readSheet(css), pageNames(body), body);
}

describe('the styles that a page uses', () => {
  it.each([
    ['p{a:1}', '<p>', true],
    ['p{a:1}', '<pre>', false],
    ['.menu .item{a:1}', '<ul class="menu"><li class="item">', true],
    ['.menu .item{a:1}', '<ul class="menu">', false],
    ['#search{a:1}', '<i id=search>', true],
    ['#search{a:1}', '<i class=search>', false],
    // States, and attributes that scripts change.
    ['a:hover,a:not(.button){a:1}', '<a>', true],
    ['html[data-theme=dark] p::before{a:1}', '<html><p>', true],
    ['details[open]>summary{a:1}', '<details><summary>', true],
    [':is(.card,.box) p{a:1}', '<p class="box">', true],
    [':is(.card,.box) p{a:1}', '<p>', false],
    [':has(>.box){a:1}', '<p>', false],
    [':root,*{a:1}', '<p>', true],
    ['@media print{.menu{a:1}}', '<p class="menu">', true],
    ['@page{margin:1cm;@top-left{a:1}}', '<p>', true],
  ])('of %s on %s', (css, body, isUsed) => {
    expect(used(css, body)).toBe(isUsed ? css : '');
  });

  it('leave out the selectors of a list that select nothing', () => {
    expect(used('p,.no,li{a:1}', '<p><li>')).toBe('p,li{a:1}');
  });

  it('keep the custom properties that reach something drawn, in rules and in pictures', () => {
    const css = ':root{--a:var(--b);--b:1;--c:2;--d:3}p{color:var(--a)}';
    expect(used(css, '<p><path fill="var(--d)">')).toBe(
      ':root{--a:var(--b);--b:1;--d:3}p{color:var(--a)}',
    );
  });

  it('rank the layers as the sheet does, those without rules too', () => {
    expect(used('@layer a{.no{a:1}}@layer b,c;@layer b{p{a:1}}', '<p>')).toBe(
      '@layer a,b,c;@layer b{p{a:1}}',
    );
  });

  it('keep the animations in use', () => {
    const css = '@keyframes in{to{top:0}}@keyframes out{to{top:9px}}p{animation:1s in}';
    expect(used(css, '<p>')).toBe('@keyframes in{to{top:0}}p{animation:1s in}');
  });
});

describe('resolveVariables', () => {
  const kept = (css: string) =>
    usedStyles(resolveVariables(readSheet(css)), new Set(['html', 'i', 'p', 'path']), '');

  it.each([
    [':root{--a:1;--b:calc(var(--a)*2)}p{b:var(--b)}', 'p{b:calc(1 *2)}'],
    ['@layer a{html{--a:1}}p{b:var( --a ,2)}', '@layer a;p{b:1}'],
    // As the minifier writes it.
    [':root{--a:1px}p{b:var(--a)0 var(--a)var(--a)}', 'p{b:1px 0 1px 1px}'],
    // Another name, in every region with a colour mode of its own.
    [
      ':root{--b:1}:root[data-theme=dark],[data-scheme=dark]{--b:2}:root,[data-scheme]{--a:var(--b)}p{b:var(--a)}',
      ':root{--b:1}:root[data-theme=dark],[data-scheme=dark]{--b:2}p{b:var(--b)}',
    ],
    // Of the same selector, what is outside of all layers wins.
    ['@layer a{p{b:1;c:1}}p,i{b:2}', '@layer a;@layer a{p{c:1}}p,i{b:2}'],
    // What is outside of all layers wins, in every state of the root element.
    ['@layer a{:root{--a:1}}:root{--a:3}p{b:var(--a)}', '@layer a;p{b:3}'],
    [
      '@layer a{html[data-theme=dark]{--a:1}}:root,i{--a:3}p{b:var(--a)}',
      '@layer a;:root,i{--a:3}p{b:var(--a)}',
    ],
  ])('writes the value of a custom property that has only one: %s', (css, expected) => {
    expect(kept(css)).toBe(expected);
  });

  it.each([
    '@media print{:root{--a:1}}p{b:var(--a)}',
    ':root{--a:1}html[data-theme=dark]{--a:2}p{b:var(--a)}',
    ':root{--a:var(--b);--b:1}p{--b:2;b:var(--a) var(--b)}',
    ':root{--b:1}p{--b:2}:root,[data-scheme]{--a:var(--b)}p{b:var(--a)}',
    // Such a region would take the value of its own mode.
    ':root{--b:1}[data-scheme=dark]{--b:2}:root{--a:var(--b)}p{b:var(--a)}',
    ':root{--a:1}p{b:var(--a,max(1,2))}',
    'p{--a:1;b:var(--a)}',
    ':root{--a: }p{b:var(--a)}',
    ':root{--a:1!important}p{b:var(--a)}',
    ':root{--a:var(--a)}p{b:var(--a)}',
    // Elsewhere than on the root element, in another state, or important, it may apply.
    '@layer a;@layer a{p{--a:1}}:root{--a:3}p{b:var(--a)}',
    '@layer a;@layer a{:root{--a:1}}:root[b]{--a:3}p{b:var(--a)}',
    '@layer a;@layer a{:root{--a:1!important}}:root{--a:3}p{b:var(--a)}',
  ])('keeps one that may have another value, or cannot be replaced: %s', (css) => {
    expect(kept(css)).toBe(css);
  });
});

describe('inlineInto', () => {
  const sheet = (css: string) => (_: string, page: string) => used(css, page);

  it('puts them in the place of the link', () => {
    const page = '<head><link rel=stylesheet href=/a.css /></head><p>';
    expect(inlineInto(page, sheet('p{a:"$&"}b{c:1}'))).toBe(
      '<head><style>p{a:"$&"}</style></head><p>',
    );
  });

  it('writes no end of them into them', () => {
    const page = '<link rel=stylesheet href=/a.css><p>';
    expect(inlineInto(page, sheet('p{a:"</style>"}')).match(/<\/style/g)).toHaveLength(1);
  });

  it.each([
    ['<p>', /links 0 stylesheets.*Fix/],
    ['<link rel=stylesheet href=/a.css><link rel=stylesheet href=/b.css>', /links 2/],
  ])('refuses %s', (page, message) => {
    expect(() => inlineInto(page, sheet('p{}'))).toThrow(message);
  });
});
