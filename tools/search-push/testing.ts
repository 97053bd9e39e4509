import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {onTestFinished} from 'vitest';
import {indexFiles} from '../../src/plugins/search/node/buildIndex';
import type {SearchIndex} from '../../src/plugins/search/shared/packedIndex';
import type {PageNode} from '../../src/plugins/search/shared/records';
import {
  CREDENTIALS,
  startSearchProvider,
  type SearchProvider,
} from '../../tests/fixtures/searchProvider';
import {parseOptions} from './options';
import {run, type PushSite} from './run';

const LANGUAGES = {all: ['en', 'zh'], atRoot: 'en'};

/** Indexes of a site with one page in both languages; the text of the English page contains `word`. */
export function indexes(word: string, paragraphs = 3): SearchIndex[] {
  const heading = (level: number, text: string, anchor: string): PageNode => ({
    level,
    text,
    anchor,
  });
  const texts = Array.from({length: paragraphs}, (_, number): PageNode => {
    return {level: 0, text: `Paragraph ${number} tells of the ${word}.`, anchor: null};
  });
  const synonyms = [{names: ['program', '烧录'], typed: ['flash', '写号']}];
  const origin = 'https://docs.example.com';
  const about = {description: 'From start to end.', keywords: 'flash, eFuse', rank: -1};
  const common = {...about, tag: 'docs-default-current', version: 'current'};
  return [
    {
      ...{language: 'en', origin, synonyms},
      pages: [
        {
          ...{...common, path: '/obis/program', group: 'Client'},
          nodes: [
            heading(1, 'Program a device', ''),
            ...texts,
            heading(2, 'Steps', 'steps'),
            {level: 0, text: 'obis program --all', anchor: null, isCode: true},
            {level: 0, text: 'A row of a table', anchor: 'row'},
          ],
        },
      ],
    },
    {
      ...{language: 'zh', origin, synonyms},
      pages: [
        {
          ...{...common, path: '/zh/obis/program', group: '客户端'},
          nodes: [heading(1, '烧录设备', ''), {level: 0, text: '把固件写入设备。', anchor: null}],
        },
      ],
    },
  ];
}

/** Writes the index files as the build does. */
export function writeBuild(built: readonly SearchIndex[]): string {
  const buildDir = mkdtempSync(path.join(tmpdir(), 'obis-push-'));
  onTestFinished(() => rmSync(buildDir, {recursive: true}));
  for (const index of built) {
    const folder = index.language === 'en' ? buildDir : path.join(buildDir, index.language);
    const {indexFile, indexText, pointerText} = indexFiles(index);
    mkdirSync(path.join(folder, path.dirname(indexFile)), {recursive: true});
    writeFileSync(path.join(folder, indexFile), indexText);
    writeFileSync(path.join(folder, 'search-index.json'), pointerText);
  }
  return buildDir;
}

/** A provider that is closed after the test. */
export async function provider(): Promise<SearchProvider> {
  const started = await startSearchProvider();
  onTestFinished(() => started.close());
  return started;
}

/** Options of a push under test. */
export type TestPush = {
  args?: string[];
  buildDir?: string;
  site?: Partial<PushSite>;
  signal?: AbortSignal;
  maxRetries?: number;
};

/** Runs the command against a provider on loopback and returns its output. */
export async function push(
  {port}: {port: number},
  {args = [], buildDir, site, signal, maxRetries}: TestPush = {},
): Promise<string> {
  const lines: string[] = [];
  const dir = buildDir ?? writeBuild(indexes('new'));
  await run(
    parseOptions([...args, '--dir', dir]),
    {
      languages: LANGUAGES,
      indexName: 'Snowball',
      appId: CREDENTIALS.appId,
      adminKey: CREDENTIALS.adminKey,
      ...site,
    },
    {
      log: (line) => lines.push(line),
      signal: signal ?? new AbortController().signal,
      ...(maxRetries && {maxRetries}),
      clientOptions: {
        hosts: [{url: '127.0.0.1', port, protocol: 'http', accept: 'readWrite'}],
        timeouts: {connect: 1000, read: 1000, write: 1000},
        maxRateLimitRetries: 0,
      },
    },
  );
  return lines.join('\n');
}

/** Texts of the records that readers find. */
export function texts(from: SearchProvider, indexName = 'Snowball'): string {
  return JSON.stringify([...(from.indexes.get(indexName)?.records.values() ?? [])]);
}
