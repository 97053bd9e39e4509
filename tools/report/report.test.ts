import fs from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {countWords} from './countWords';
import {formatReport, type ChangedPage} from './formatReport';
import {pageBytes, sharedBytes} from './measureBuild';

describe('words of a page', () => {
  it.each([
    ['---\ndescription: not these\n---\n\n# Two words {/* #no-id */}\n', 2],
    ["It's `HSM_1` v1.2, 5,000 rows.\n\n```bash\nnot this\n```\n", 5],
    ['先选择 OBIS 的`密钥`。\n', 7],
    ['<broken', undefined],
  ])('%j has %s', (text, count) => {
    expect(countWords(text)).toBe(count);
  });
});

describe('the report of a change', () => {
  const page = (pathname: string, more: Partial<ChangedPage> = {}): ChangedPage => ({
    pathname,
    translation: 'fresh',
    words: {before: 300, after: 312},
    bytes: {before: 12_300, after: 12_000},
    ...more,
  });
  const report = {since: 'main (0123456)', otherFiles: ['data/limits/kms.yaml'], shared: new Map()};

  it('says what became of each page', () => {
    const markdown = formatReport({
      ...report,
      pages: [
        page('/obis/a'),
        page('/obis/new', {words: {before: undefined, after: 9}, translation: 'missing'}),
        page('/zh/obis/gone', {words: {before: 7, after: undefined}}),
      ],
      shared: new Map([['Style sheets', {before: 24_000, after: 24_000}]]),
    });
    expect(markdown).toContain('3 pages and 1 other file changed since main (0123456).');
    expect(markdown).toContain('Other files: `data/limits/kms.yaml`.');
    expect(markdown).toMatch(
      /`\/obis\/a` +\| fresh +\| +300 → 312 \(\+12\) \| +12\.3 KB → 12\.0 KB \(−0\.3 KB\)/,
    );
    expect(markdown).toMatch(/`\/obis\/new` +\| missing +\| +new: 9 /);
    expect(markdown).toMatch(/`\/zh\/obis\/gone` +\| fresh +\| +removed: 7 /);
    expect(markdown).toMatch(/Style sheets +\| +24\.0 KB/);
  });

  it('links to a published preview, else to the run', () => {
    const pages = [page('/zh/obis/a')];
    expect(
      formatReport({...report, pages, preview: {root: 'https://preview.example/7/'}}),
    ).toContain('[/zh/obis/a](https://preview.example/7/zh/obis/a)');
    expect(formatReport({...report, pages, preview: {run: 'https://example.com/run/1'}})).toContain(
      '(https://example.com/run/1#artifacts)',
    );
  });

  it('stays below what a comment may have', () => {
    const pages = Array.from({length: 1000}, (_, index) =>
      page(`/zh/obis/feature-guide/a-rather-long-section/a-rather-long-page-${index}`),
    );
    expect(formatReport({...report, pages}).length).toBeLessThan(65_536);
  });
});

it('measures pages and what they share', () => {
  const build = fs.mkdtempSync(path.join(tmpdir(), 'obis-report-'));
  fs.mkdirSync(path.join(build, 'assets/css'), {recursive: true});
  fs.writeFileSync(path.join(build, 'index.html'), 'a'.repeat(100));
  fs.writeFileSync(path.join(build, 'assets/css/a.css'), 'a{}');
  const one = sharedBytes(build).get('Style sheets') ?? 0;
  fs.cpSync(path.join(build, 'assets'), path.join(build, 'zh/assets'), {recursive: true});
  fs.renameSync(path.join(build, 'zh/assets/css/a.css'), path.join(build, 'zh/assets/css/b.css'));
  expect(sharedBytes(build).get('Style sheets')).toBe(2 * one);
  expect(pageBytes(build, '/')).toBeGreaterThan(0);
  expect(pageBytes(build, '/obis/none')).toBeUndefined();
  expect(
    [...sharedBytes(build)].filter(([, size]) => size !== undefined).map(([name]) => name),
  ).toEqual(['Style sheets']);
  fs.rmSync(build, {recursive: true});
});
