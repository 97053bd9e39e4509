import {load} from 'cheerio';
import {describe, expect, it} from 'vitest';
import {parentsOf, toRecord, type PageContent} from '../shared/records';
import {extractPageContent} from './extractPageContent';

const html = (body: string, head = '') => `<!doctype html><html><head>${head}</head>
  <body><nav>Navbar</nav><main>
  <nav class="theme-doc-breadcrumbs"><ul><li class="breadcrumbs__item"><a><svg></svg></a></li>
  <li class="breadcrumbs__item">功能指南</li><li class="breadcrumbs__item">密钥</li></ul></nav>${body}</main></body></html>`;

const BODY = `<article><header><h1>删除密钥</h1></header><p>先<strong>禁用</strong>密<wbr>钥，
  再删除。</p>
  <h2 id="fields">字段<a class="hash-link" href="#fields">#</a></h2>
  <table><thead><tr><th>字段</th><th>规则</th></tr></thead><tbody><tr><td>名称</td><td>1–64 个字符</td></tr></tbody></table>
  <dl><dt>KCV</dt><dd>校验值。</dd></dl>
  <div class="theme-admonition"><div>警告</div><p>无法恢复。</p></div>
  <figure><svg role="img" aria-label="密钥从启用到删除"><text>隐藏</text></svg></figure>
  <h3 id="steps">步骤</h3><ol><li>打开<a href="/k">密钥</a>。<ul><li>确认。</li></ul></li><li><a href="/x">只有链接</a></li></ol>
  <button>Copy</button><p aria-hidden="true">no</p></article>`;

function read(body = BODY, head = '') {
  return extractPageContent('/zh/delete', load(html(body, head)), '文档');
}

/** All records of a page. */
function toRecords(page: PageContent) {
  const parents = parentsOf(page.nodes);
  return page.nodes.map((_, position) =>
    toRecord(page, position, parents, 'https://docs.example.com'),
  );
}

describe('records of a page', () => {
  const page = read();
  const records = toRecords(page);

  it('are its headings and blocks, without navigation, buttons and lists of links', () => {
    expect(
      records.map(({type, content, hierarchy, url}) => [
        type,
        content ?? hierarchy[type as 'lvl1'],
        url.split('#')[1],
      ]),
    ).toEqual([
      ['lvl1', '删除密钥', undefined],
      ['content', '先禁用密钥，再删除。', undefined],
      ['lvl2', '字段', 'fields'],
      ['content', '名称 · 1–64 个字符', 'fields'],
      ['content', 'KCV · 校验值。', 'fields'],
      ['content', '警告', 'fields'],
      ['content', '无法恢复。', 'fields'],
      ['content', '密钥从启用到删除', 'fields'],
      ['lvl3', '步骤', 'steps'],
      ['content', '打开密钥。', 'steps'],
      ['content', '确认。', 'steps'],
    ]);
  });

  it('have the format of DocSearch', () => {
    expect(records.at(-1)).toEqual({
      objectID: '/zh/delete#steps:10',
      type: 'content',
      url: 'https://docs.example.com/zh/delete#steps',
      content: '确认。',
      hierarchy: {
        lvl0: '功能指南',
        lvl1: '删除密钥',
        lvl2: '字段',
        lvl3: '步骤',
        lvl4: null,
        lvl5: null,
        lvl6: null,
      },
    });
  });

  it('have unique ids, even if a heading has no anchor', () => {
    const cards = read('<h1>Start</h1><h3>Operator</h3><p>Runs</p><h3>Administrator</h3>');
    const ids = toRecords(cards).map(({objectID}) => objectID);
    expect(ids).toEqual(['/zh/delete:lvl1', '/zh/delete:1', '/zh/delete:2', '/zh/delete:3']);
  });
});

describe('a page without a title', () => {
  it('is an error that names the page and the fix', () => {
    expect(() => read('<p>Text</p>')).toThrow(
      /\/zh\/delete does not begin with a level 1 heading.*# Title/,
    );
  });
});
