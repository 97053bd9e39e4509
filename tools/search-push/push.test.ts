import {describe, expect, it} from 'vitest';
import {INDEX_SETTINGS} from '../../src/plugins/search/algolia/indexSettings';
import {
  CREDENTIALS,
  API_ERRORS,
  type Failure,
  type FailureScope,
} from '../../tests/fixtures/searchProvider';
import {toSearchIndex} from '../../tests/fixtures/searchProvider/queryApi';
import {indexes, provider, push, texts, writeBuild} from './testing';

describe('search:push', () => {
  it('replaces the index with records, settings and synonyms of both languages', async () => {
    const hosted = await provider();
    await push(hosted, {buildDir: writeBuild(indexes('old'))});
    const written = await push(hosted);
    expect(written).toMatch(/Done: .* 9 new records/);
    expect([...hosted.indexes.keys()]).toEqual(['Snowball']);
    expect(texts(hosted)).toContain('tells of the new');
    expect(texts(hosted)).not.toContain('tells of the old');
    const live = hosted.indexes.get('Snowball');
    expect(live?.settings).toEqual(INDEX_SETTINGS);
    expect([...(live?.synonyms.values() ?? [])]).toMatchObject([
      {type: 'synonym', synonyms: ['program', '烧录']},
      {type: 'oneWaySynonym', input: 'flash', synonyms: ['program', '烧录']},
      {type: 'oneWaySynonym', input: '写号'},
    ]);
    expect(hosted.problems).toEqual([]);
  });

  it('loses nothing of the pages on the way', async () => {
    const hosted = await provider();
    await push(hosted);
    const live = hosted.indexes.get('Snowball');
    const arrived = ['en', 'zh'].map((language) => live && toSearchIndex(live, language).pages);
    expect(arrived).toEqual(indexes('new').map(({pages}) => pages));
  });

  it('sends many records in batches', async () => {
    const hosted = await provider();
    const buildDir = writeBuild(indexes('new', 2500));
    expect(await push(hosted, {buildDir})).toContain('Writing 2506 records');
    expect(hosted.indexes.get('Snowball')?.records.size).toBe(2506);
  });

  it('keeps the rules that were made in the dashboard', async () => {
    const hosted = await provider();
    await push(hosted);
    hosted.requests.length = 0;
    await push(hosted);
    expect(hosted.requests.map(({body}) => body)).toContainEqual(
      expect.objectContaining({operation: 'copy', scope: ['rules']}),
    );
  });

  it('fills another index when asked to, and leaves that of the site alone', async () => {
    const hosted = await provider();
    await push(hosted, {buildDir: writeBuild(indexes('old'))});
    await push(hosted, {args: ['--index', 'Snowball_next']});
    expect(texts(hosted, 'Snowball_next')).toContain('tells of the new');
    expect(texts(hosted)).toContain('tells of the old');
  });
});

const BATCH = /Snowball_tmp_\w+\/batch$/;
const OPERATION = {method: 'POST', path: /Snowball_tmp_\w+\/operation$/};

type Case = [what: string, Failure, FailureScope, says: RegExp];
const FAILURES: Case[] = [
  [
    'a wrong key',
    API_ERRORS.wrongKey,
    {},
    /status 403: "Invalid Application-ID or API key".*SEARCH_ADMIN_KEY/,
  ],
  [
    'a key without rights',
    API_ERRORS.wrongRights,
    {path: /settings$/, skip: 1},
    /403.*has the rights addObject/,
  ],
  [
    'the quota of records',
    API_ERRORS.recordQuota,
    {path: BATCH},
    /Record quota exceeded.*Delete records or change the plan/,
  ],
  [
    'the quota of operations',
    API_ERRORS.operationQuota,
    {path: /synonyms/},
    /Operations quota exceeded.*change the plan/,
  ],
  [
    'too many requests',
    API_ERRORS.tooManyRequests,
    {path: BATCH, skip: 1},
    /429: "Too Many Requests".*Wait some minutes/,
  ],
  ['a refused batch', API_ERRORS.badRequest, {path: BATCH, skip: 1}, /status 400.*Report it/],
  [
    'a lost connection',
    {kind: 'drop'},
    {path: BATCH, skip: 2},
    /cannot be reached. Tried: 127.0.0.1 \(socket hang up\).*SEARCH_APP_ID/,
  ],
  [
    'a provider that hangs',
    {kind: 'delay', ms: 5000},
    {path: BATCH},
    /cannot be reached. Tried: 127.0.0.1 \(.*time.*\)/i,
  ],
  [
    'an answer that is no JSON',
    {kind: 'body', body: '<h1>Proxy</h1>'},
    {path: BATCH},
    /no JSON.*check the proxy/,
  ],
  [
    'a server error',
    {kind: 'status', status: 500, message: 'Oops'},
    {path: /browse$/},
    /cannot be reached.*Oops/,
  ],
  [
    'a task that never ends',
    {kind: 'stuckTask'},
    {path: BATCH, skip: 1},
    /has not finished what it accepted.*status page/,
  ],
  [
    'records that never arrive',
    {kind: 'loseRecords', count: 2},
    {path: BATCH, times: 1},
    /2506 records were sent, 2504 arrived \(missing: \/obis\/program:lvl1/,
  ],
];

describe('a push that fails', () => {
  it.each(FAILURES)(
    'leaves the old index with %s, says why, and cleans up',
    async (_, failure, scope, says) => {
      const hosted = await provider();
      await push(hosted, {buildDir: writeBuild(indexes('old'))});
      const before = hosted.indexes.get('Snowball');
      const lift = hosted.fail(failure, {path: /indexes/, ...scope});
      const attempt = push(hosted, {
        buildDir: writeBuild(indexes('new', 2500)),
        ...(failure.kind === 'stuckTask' && {maxRetries: 2}),
      });
      const {message} = await attempt.then(
        () => new Error('it succeeded'),
        (error: Error) => error,
      );
      lift();
      expect(message).toMatch(says);
      expect(message).toContain('The index Snowball is as it was.');
      expect(message).not.toContain(CREDENTIALS.adminKey);
      expect(hosted.indexes.get('Snowball')).toBe(before);
      await expect.poll(() => [...hosted.indexes.keys()]).toEqual(['Snowball']);
      await push(hosted);
      expect(texts(hosted)).toContain('tells of the new');
    },
  );

  it('reports that the network is unreachable', async () => {
    const hosted = await provider();
    await hosted.close();
    await expect(push(hosted)).rejects.toThrow(
      /127.0.0.1 \(connect ECONNREFUSED.*Check the network/,
    );
  });

  it('does not claim to know what an unconfirmed last step did', async () => {
    const hosted = await provider();
    hosted.fail({kind: 'stuckTask'}, OPERATION);
    await expect(push(hosted, {maxRetries: 2})).rejects.toThrow(
      /either the old or the new records of Snowball, never a mix/,
    );
  });

  it('says which temporary index is left when it cannot be deleted', async () => {
    const hosted = await provider();
    hosted.fail({kind: 'drop'}, {path: BATCH});
    hosted.fail(API_ERRORS.wrongRights, {method: 'DELETE'});
    await expect(push(hosted)).rejects.toThrow(
      /Snowball_tmp_\w+ could not be deleted: .*"Method not allowed/,
    );
  });

  it('cleans up after an interruption', async () => {
    const hosted = await provider();
    await push(hosted, {buildDir: writeBuild(indexes('old'))});
    hosted.fail({kind: 'delay', ms: 250}, {path: BATCH});
    const interruption = new AbortController();
    const attempt = push(hosted, {signal: interruption.signal}).catch((error: Error) => error);
    await expect.poll(() => hosted.requests.at(-1)?.path).toMatch(BATCH);
    interruption.abort(new Error('The push was interrupted.'));
    expect(String(await attempt)).toMatch(/interrupted.*as it was.*was deleted/s);
    expect(texts(hosted)).toContain('tells of the old');
    await expect.poll(() => [...hosted.indexes.keys()]).toEqual(['Snowball']);
  });

  it('sends nothing without keys, without a build, or with a record that is too large', async () => {
    const hosted = await provider();
    await expect(push(hosted, {site: {adminKey: undefined}})).rejects.toThrow(
      /Not set: SEARCH_ADMIN_KEY .*--dry-run/,
    );
    await expect(push(hosted, {site: {appId: undefined}})).rejects.toThrow(
      /Not set: SEARCH_APP_ID/,
    );
    const [english, chinese] = indexes('new');
    const half = english ? writeBuild([english]) : '';
    await expect(push(hosted, {buildDir: half})).rejects.toThrow(
      /zh.search-index\.json is missing. Run "npm run build"/,
    );
    const empty = chinese && english ? writeBuild([english, {...chinese, pages: []}]) : '';
    await expect(push(hosted, {buildDir: empty})).rejects.toThrow(
      /"zh" has no records.*empty the search/,
    );
    const large = writeBuild(indexes('x'.repeat(10_000)));
    await expect(push(hosted, {buildDir: large})).rejects.toThrow(
      /:1 has \d+ bytes.*shorter paragraphs/,
    );
    expect(hosted.requests).toEqual([]);
  });
});

describe('a dry run', () => {
  it('needs no key and no network', async () => {
    const site = {appId: undefined, adminKey: undefined};
    const written = await push({port: 1}, {args: ['--dry-run'], site});
    expect(written).toContain('Index Snowball: 9 records (en 7, zh 2)');
    expect(written).toContain('Synonyms: 1 in both directions, 2 in one');
    expect(written).toMatch(/Largest record: \d+ bytes, https.*Dry run: nothing was sent/s);
  });

  it('shows changed settings when there is a key, and changes nothing', async () => {
    const hosted = await provider();
    expect(await push(hosted, {args: ['--dry-run']})).toContain('no index Snowball yet');
    await push(hosted);
    expect(await push(hosted, {args: ['--dry-run']})).toContain('would not change');
    const live = hosted.indexes.get('Snowball');
    Object.assign(live?.settings ?? {}, {distinct: false});
    hosted.requests.length = 0;
    expect(await push(hosted, {args: ['--dry-run']})).toContain(
      '- distinct: false\n  + distinct: true',
    );
    expect(hosted.requests.map(({method}) => method)).toEqual(['GET']);
    hosted.fail(API_ERRORS.wrongKey);
    await expect(push(hosted, {args: ['--dry-run']})).rejects.toThrow(/could not be read.*403/);
  });
});

describe('the command line', () => {
  it('rejects unknown options', async () => {
    await expect(push({port: 1}, {args: ['--indx', 'a']})).rejects.toThrow(/--indx/);
    await expect(push({port: 1}, {args: ['--index', 'a/b']})).rejects.toThrow(
      /"a\/b" is no name.*Valid example/,
    );
  });
});
