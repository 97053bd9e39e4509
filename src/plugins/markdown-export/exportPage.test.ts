import {load} from 'cheerio';
import {describe, expect, it} from 'vitest';
import {exportPage} from './exportPage';
import type {ExportTexts} from './simplifyContent';

const TEXTS: Record<'en' | 'zh', ExportTexts> = {
  en: {picture: 'Picture: ', colon: ': ', brackets: [' (', ')'], admonition: () => 'Danger'},
  zh: {picture: '图：', colon: '：', brackets: ['（', '）'], admonition: () => '危险'},
};

const HEAD =
  '<link rel="canonical" href="https://site.example/keys"><meta name="description" content="All about: keys">';

const page = (
  content: string,
  {head = HEAD, locale = 'en'}: {head?: string; locale?: 'en' | 'zh'} = {},
) =>
  exportPage(
    '/keys',
    load(`<html lang="${locale}"><head>${head}<style>.a{}</style></head><body><main><article><nav>Home</nav>
<div class="markdown"><header><h1>Keys</h1></header>${content}</div></article></main></body></html>`),
    TEXTS[locale],
  );

/** What stands below the title. */
const body = (content: string, locale: keyof typeof TEXTS = 'en') =>
  page(content, {locale}).markdown.split('# Keys\n').slice(1).join('# Keys\n').trim();

describe('exportPage', () => {
  it('leaves the page as it is, because the search reads it too', () => {
    const $ = load(`${HEAD}<main><h1>Keys</h1><p>Text <a href="/x">link</a></p></main>`);
    const before = $.html();
    exportPage('/keys', $, TEXTS.en);
    expect($.html()).toBe(before);
  });

  it('begins with the facts of the page', () => {
    const end = '<p data-page-end>Applies to OBIS 3.2<!-- --> <a href="/x">2 facts</a></p>';
    expect(page(`<p>Text</p>${end}`)).toEqual({
      permalink: '/keys',
      title: 'Keys',
      description: 'All about: keys',
      markdown: `---
title: Keys
description: "All about: keys"
url: https://site.example/keys
language: en
applies: Applies to OBIS 3.2
---

# Keys

Text
`,
    });
  });

  it('says below the title that the manual is a draft', () => {
    const {markdown} = exportPage(
      '/keys',
      load(
        `<html lang="en"><head></head><body><main><h1>Keys</h1><p>Text</p></main></body></html>`,
      ),
      {...TEXTS.en, draftNotice: 'This is a draft.'},
    );
    expect(markdown).toContain('# Keys\n\n> This is a draft.\n\nText\n');
  });

  it('leaves out what only works on a screen', () => {
    const html =
      '<h2>Steps<a class="hash-link" href="#steps">#</a></h2><button>Copy</button>' +
      '<p>A <span><a href="/glossary#batch" aria-describedby="t">batch</a><span role="tooltip">An order</span></span>.</p>' +
      '<div data-page-tools>Copy</div>';
    expect(body(html)).toBe('## Steps\n\nA batch.');
  });

  it('writes links with the whole address', () => {
    expect(body('<p><a href="/pki#ca">CA</a>, <a href="#below">below</a></p>')).toBe(
      '[CA](https://site.example/pki#ca), [below](https://site.example/keys#below)',
    );
  });

  it('turns an admonition into a quotation that begins with its type', () => {
    const admonition = (title: string) =>
      `<div class="theme-admonition theme-admonition-danger alert"><div class="admonitionHeading_x"><svg><path></path></svg>${title}</div><div><p>Stop.</p></div></div>`;
    expect(body(admonition('Hands off'))).toBe('> **Danger: Hands off**\n>\n> Stop.');
    expect(body(admonition('危险'), 'zh')).toBe('> **危险**\n>\n> Stop.');
  });

  it('writes tables with one line a row', () => {
    const html =
      '<div role="group"><table><thead><tr><th>You see</th><th>Do</th></tr></thead><tbody><tr><th><code>SEC-01</code><div>Refused</div></th>' +
      '<td><p>Stop.</p><ul><li>Call a|b</li><li>Wait</li></ul><ol><li>Go</li><li>On</li></ol></td></tr></tbody></table></div>';
    expect(body(html)).toBe(
      '| You see | Do |\n| - | - |\n| `SEC-01`<br>Refused | Stop.<br>• Call a\\|b<br>• Wait<br>1. Go<br>2. On |',
    );
  });

  it('keeps the notes of a value and the label of a name apart from them', () => {
    const note = '<small>Due to Matter.</small><small>Source: SDK</small>';
    const table = `<table><thead><tr><th>Limit</th></tr></thead><tbody><tr><td>600 bytes ${note}</td></tr></tbody></table>`;
    expect(body(table)).toBe('| Limit |\n| - |\n| 600 bytes<br>Due to Matter.<br>Source: SDK |');
    expect(body('<dl><dt>Name <span>Required</span></dt><dd>Unique.</dd></dl>')).toBe(
      '- Name (Required)\n\n  Unique.',
    );
    expect(body('<dl><dt>名称<!-- --> <span>必填</span></dt><dd>唯一。</dd></dl>', 'zh')).toBe(
      '- 名称（必填）\n\n  唯一。',
    );
    const badge = '<b>Security settings</b> <span class="badge_x">Cannot be undone</span>';
    expect(body(`<div>${badge}</div>`)).toBe('**Security settings** (Cannot be undone)');
    const sentence =
      '<p>Select <b>Lock</b>. The state is now <span class="badge_x">Locked</span>.</p>';
    expect(body(sentence)).toBe('Select **Lock**. The state is now **Locked**.');
    const strong = '<p><strong>The CA is <span class="badge_x">Active</span></strong></p>';
    expect(body(strong)).toBe('**The CA is Active**');
  });

  it('writes code with its language and place', () => {
    const html =
      '<div class="language-bash theme-code-block"><div class="codeBlockTitle_x">On the edge server</div><div><pre><code>' +
      '<div class="token-line"><span>sudo </span><span>x</span><br></div><div class="token-line">  y<br></div></code></pre><button>Copy</button></div></div>';
    expect(body(html)).toBe('```bash title="On the edge server"\nsudo x\n  y\n```');
  });

  it('says what pictures show, once for both colour modes', () => {
    const html =
      '<figure><div role="img" aria-labelledby="alt"><svg><text>A</text></svg></div><p id="alt" hidden>A leads to B.</p></figure>' +
      '<img alt="Logo" src="a.svg"><img alt="Logo" src="b.svg"><svg aria-hidden="true"></svg>';
    expect(body(html)).toBe('*Picture: A leads to B.*\n\n*Picture: Logo*');
  });

  it('says what a picture shows that a page has twice', () => {
    const picture = '<p><img alt="Logo" src="a.svg"></p>';
    expect(body(`${picture}<p>Next.</p>${picture}`)).toBe(
      '*Picture: Logo*\n\nNext.\n\n*Picture: Logo*',
    );
  });

  it('writes a screen as its text', () => {
    const html = '<figure><div role="img" aria-label="The form.">Create</div></figure>';
    expect(body(html)).toBe('*Picture: The form.*');
  });

  it('keeps the spaces of code that may break', () => {
    expect(body('<p><code>sudo <wbr>obis-<wbr>edge</code></p>')).toBe('`sudo obis-edge`');
    expect(body('<p>Paa<wbr>Not<wbr>Found</p>')).toBe('PaaNotFound');
  });

  it('writes the scheme of an address without an escape', () => {
    expect(body('<p>https:// may be left out. Not http://, though.</p>')).toBe(
      'https:// may be left out. Not http://, though.',
    );
  });
});
