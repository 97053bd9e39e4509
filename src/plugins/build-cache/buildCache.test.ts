import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {rspack} from '@docusaurus/faster';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {withBuildInputs} from './withBuildInputs';

let site: string;
const file = (name: string) => path.join(site, name);

function write(name: string, text: string): void {
  mkdirSync(path.dirname(file(name)), {recursive: true});
  writeFileSync(file(name), text);
}

/** Writes a loader that puts a mark into each module, as a plugin with a part of its own in another file. */
function writePlugin(mark: string): void {
  write('src/plugins/marks/mark.json', JSON.stringify(mark));
}

/** Builds one module with Rspack as Docusaurus sets it up, and returns the mark in it. */
async function build(settings: object = {}): Promise<string | undefined> {
  const cache = {
    type: 'persistent' as const,
    version: 'client-production-en',
    storage: {type: 'filesystem' as const, directory: file('cache')},
  };
  const added = withBuildInputs({cache}, site, settings) as {
    experiments: {cache: {version: string; buildDependencies: string[]}};
  };
  const compiler = rspack.rspack({
    context: site,
    mode: 'production',
    entry: './page.js',
    output: {path: file('build')},
    cache: true,
    experiments: {cache: {...cache, ...added.experiments.cache}},
    module: {rules: [{test: /page\.js$/, loader: file('src/plugins/marks/loader.cjs')}]},
  });
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      const [problem] = stats?.compilation.errors ?? [];
      if (error ?? problem) reject(error ?? new Error(problem?.message));
      // The cache is written when the compiler is closed.
      else compiler.close(() => resolve());
    });
  });
  return /mark-\w+/.exec(readFileSync(file('build/main.js'), 'utf8'))?.[0];
}

beforeEach(() => {
  site = mkdtempSync(path.join(tmpdir(), 'obis-cache-'));
  write('page.js', 'console.log(1);');
  write(
    'src/plugins/marks/loader.cjs',
    `const {appendFileSync, readFileSync} = require('node:fs');
    module.exports = function (source) {
      appendFileSync(${JSON.stringify(file('runs'))}, '.');
      return source + 'console.log(' + readFileSync(__dirname + '/mark.json', 'utf8') + ');';
    };`,
  );
});
afterEach(() => rmSync(site, {recursive: true}));

describe('the cache of the bundler', () => {
  it('is used while nothing changes, and not after a change of a plugin', async () => {
    writePlugin('mark-a');
    expect(await build()).toBe('mark-a');
    expect(await build()).toBe('mark-a');
    expect(readFileSync(file('runs'), 'utf8')).toBe('.');
    writePlugin('mark-b');
    expect(await build()).toBe('mark-b');
  });

  it('is not used with other settings', async () => {
    writePlugin('mark-a');
    await build({baseUrl: '/'});
    await build({baseUrl: '/docs/'});
    expect(readFileSync(file('runs'), 'utf8')).toBe('..');
  });

  it('stays off where it is off', () => {
    expect(withBuildInputs(undefined, site, {})).toEqual({});
    expect(withBuildInputs({}, site, {})).toEqual({});
  });
});
