import {mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync} from 'node:fs';
import {createServer} from 'node:http';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {load} from 'cheerio';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {listen} from '../../../../tools/serve/listen';
import {unpackIndex} from '../shared/packedIndex';
import {createLivePreview, type PreviewFiles, type Site} from './livePreview';
import {previewServer} from './previewServer';
import type {SitePage} from './sitePages';

const CHINESE = 'i18n/zh/docusaurus-plugin-content-docs/current/keys.mdx';
const ENGLISH = 'docs/groups.mdx';
const LIMITS = `topic: {id: kms, name: {en: Keys, zh: 密钥}}
limits:
  - id: wait
    name: {en: Waiting period, zh: 等待期}
    value: {en: 30 days, zh: 30 天}
    source: {kind: assumed}
`;

let siteDir: string;
let seconds: number;

/** Saves a file, each a second later than the one before, as file systems may count in seconds. */
function save(file: string, text: string): void {
  const target = path.join(siteDir, file);
  mkdirSync(path.dirname(target), {recursive: true});
  writeFileSync(target, text);
  seconds += 1;
  utimesSync(target, seconds, seconds);
}

const pageOf = (route: string, file: string): SitePage => ({
  path: `/zh${route}`,
  file,
  group: '功能指南',
  tag: 'docs-default-current',
  version: 'current',
  description: '说明',
  keywords: '',
});

const site: Site = {
  origin: 'https://docs.example.com',
  baseUrl: '/zh/',
  language: 'zh',
  fallbackGroup: '文档',
  pages: [pageOf('/keys', CHINESE), pageOf('/groups', ENGLISH)],
  translations: {'theme.admonition.warning': '警告'},
};

/** What the index says of a page: heading levels and texts, or undefined when it is left out. */
function textsOf({indexText}: PreviewFiles, route: string) {
  const {pages} = unpackIndex(JSON.parse(indexText), 'zh');
  return pages
    .find((page) => page.path === `/zh${route}`)
    ?.nodes.map(({level, text, anchor}) => [level, text, anchor]);
}

beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'obis-preview-'));
  seconds = 1_700_000_000;
  save('data/limits/kms.yaml', LIMITS);
  save(
    CHINESE,
    `# 密钥\n
删除前等待 <Limit id="wait" />，\n见<UI>密钥</UI>。\n
:::warning\n\n无法恢复。\n\n:::\n
## 步骤 {/* #steps */}\n
1. 打开[密钥](/keys)。\n2. [只有链接](/x)\n
| 字段 | 规则 |\n| --- | --- |\n| 名称 | 必填 |\n
\`\`\`mermaid alt="密钥从启用到删除" title="状态"\nstateDiagram-v2\n  a --> b\n\`\`\`\n
<LimitsTable topic="kms" />\n
<Example>\n\n不搜索\n\n</Example>\n`,
  );
  save(ENGLISH, '# Groups\n\nWait <Limit id="wait" />.\n');
});

afterEach(() => rmSync(siteDir, {recursive: true}));

describe('the live preview', () => {
  it('reads pages as a build would, with the words of the product model in the language of each page', async () => {
    const files = await createLivePreview(siteDir, load, new Map())(site);
    expect(textsOf(files, '/keys')).toEqual([
      [1, '密钥', ''],
      [0, '删除前等待 30 天，见密钥。', null],
      [0, '警告', null],
      [0, '无法恢复。', null],
      [2, '步骤', 'steps'],
      [0, '打开密钥。', null],
      [0, '名称 · 必填', null],
      [0, '状态', null],
      [0, '密钥从启用到删除', null],
      [0, '等待期 · 30 天', null],
    ]);
    expect(textsOf(files, '/groups')?.[1]).toEqual([0, 'Wait 30 days.', null]);
    expect(files.pointer.preview.problems).toEqual([]);
  });

  it('reads what was saved since, and nothing else', async () => {
    const read = createLivePreview(siteDir, load, new Map());
    const before = await read(site);
    expect(await read(site)).toBe(before);
    save(ENGLISH, '# Groups\n\nNew words.\n');
    save('data/limits/kms.yaml', LIMITS.replaceAll('30', '31'));
    const after = await read(site);
    expect(textsOf(after, '/groups')?.[1]?.[1]).toBe('New words.');
    expect(textsOf(after, '/keys')?.[1]?.[1]).toBe('删除前等待 31 天，见密钥。');
    expect(after.indexFile).not.toBe(before.indexFile);
    expect(after.pointer.preview.savedAt).toBe(new Date(seconds * 1000).toISOString());
  });

  it.each([
    [
      'a tag that is not closed',
      '# Groups\n\n<UI>broken\n',
      3,
      'Expected a closing tag for `<UI>`',
    ],
    ['an unknown id', '# Groups\n\n<Limit id="wiat" />\n', 1, 'there is no limit "wiat"'],
    ['no title', 'Text.\n', 1, 'has no level 1 heading'],
  ])('leaves out a page with %s, and says why', async (_name, text, line, reason) => {
    const read = createLivePreview(siteDir, load, new Map());
    await read(site);
    save(ENGLISH, text);
    const files = await read(site);
    const problem = {file: ENGLISH, line, reason: expect.stringContaining(reason) as string};
    expect(files.pointer.preview.problems).toEqual([problem]);
    expect(textsOf(files, '/groups')).toBeUndefined();
    expect(textsOf(files, '/keys')).toHaveLength(10);
  });

  it('keeps to the last sound facts while data/ has a mistake, and says where', async () => {
    const read = createLivePreview(siteDir, load, new Map());
    await read(site);
    save('data/limits/kms.yaml', LIMITS.replace('value:', 'valeu:'));
    const files = await read(site);
    expect(files.pointer.preview.problems[0]).toMatchObject({file: 'data/limits/kms.yaml'});
    expect(textsOf(files, '/keys')?.[1]?.[1]).toContain('30 天');
  });

  it('is served under the names of a built index, older files for a while, and nothing else', async () => {
    const read = createLivePreview(siteDir, load, new Map());
    const middleware = previewServer(() => read(site), '/zh/');
    const server = createServer((request, response) =>
      middleware(request, response, () => response.writeHead(404).end()),
    );
    const port = await listen(server, 0);
    const get = (file: string) => fetch(`http://127.0.0.1:${port}/zh/${file}`);
    try {
      const first = (await (await get('search-index.json')).json()) as PreviewFiles['pointer'];
      save(ENGLISH, '# Groups\n\nNew words.\n');
      const second = (await (await get('search-index.json')).json()) as PreviewFiles['pointer'];
      expect(second.file).not.toBe(first.file);
      for (const {file} of [first, second]) {
        const {records} = (await (await get(file)).json()) as {records: number};
        expect(records).toBe(second.records);
      }
      expect((await get('index.html')).status).toBe(404);
    } finally {
      server.close();
    }
  });
});
