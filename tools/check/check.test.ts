import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {changedFiles} from './changedFiles';
import {partsFor} from './parts';

const IDENTITY = ['-c', 'user.name=Writer', '-c', 'user.email=writer@example.com'];

describe('what changed', () => {
  let folder: string;
  beforeEach(() => {
    folder = fs.mkdtempSync(path.join(tmpdir(), 'obis-check-'));
  });
  afterEach(() => fs.rmSync(folder, {recursive: true}));

  const write = (file: string, text: string) => {
    fs.mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
    fs.writeFileSync(path.join(folder, file), text);
  };
  const git = (...args: string[]) => {
    const {status, stderr} = spawnSync('git', [...IDENTITY, ...args], {
      cwd: folder,
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(stderr);
  };
  const commit = () => {
    git('add', '-A');
    git('commit', '-qm', 'Write');
  };
  function startRepository(branch = 'main') {
    git('init', '-q', '-b', branch);
    for (const name of ['same', 'edited', 'moved', 'removed']) write(`docs/${name}.mdx`, name);
    write('.gitignore', 'build\n');
    commit();
  }

  it('is committed, uncommitted and new, and not what main got meanwhile', () => {
    startRepository();
    git('switch', '-qc', 'branch');
    write('docs/edited.mdx', 'other');
    git('mv', 'docs/moved.mdx', 'docs/new place.mdx');
    commit();
    git('switch', '-q', 'main');
    write('docs/same.mdx', 'main only');
    commit();
    git('switch', '-q', 'branch');
    fs.rmSync(path.join(folder, 'docs/removed.mdx'));
    write('docs/新.mdx', 'untracked');
    write('build/index.html', 'ignored');
    const {files, since} = changedFiles(folder);
    expect(files).toEqual([
      'docs/edited.mdx',
      'docs/moved.mdx',
      'docs/new place.mdx',
      'docs/removed.mdx',
      'docs/新.mdx',
    ]);
    expect(since).toMatch(/^main \([0-9a-f]{7}\)$/);
    expect(changedFiles(folder, 'HEAD').files).toEqual(['docs/removed.mdx', 'docs/新.mdx']);
  });

  it('says how to go on without a repository, without main, and for an unknown name', () => {
    expect(() => changedFiles(folder)).toThrow(/not a Git repository.* Fix: use --all/);
    startRepository('trunk');
    expect(() => changedFiles(folder)).toThrow(/no branch origin\/main or main\. Fix: .*--since/);
    expect(() => changedFiles(folder, '--help')).toThrow(/"--help" is no branch.* Fix:/);
  });
});

describe('the checks of a change', () => {
  const names = (...files: string[]) => partsFor(files, (file) => !file.includes('gone'));
  it.each([
    ['a page', ['docs/obis/a.mdx'], ['texts', 'translations', 'format']],
    [
      'a component',
      ['src/components/UI/index.tsx'],
      ['code', 'types', 'unit tests', 'translations', 'format'],
    ],
    ['a fact', ['data/limits/a.yaml'], ['texts', 'format', 'facts']],
    ['a workflow', ['.github/workflows/test.yml'], ['format']],
    ['a dependency', ['package.json'], ['unit tests', 'format']],
    ['a removed tool', ['tools/gone.ts'], ['types']],
  ])('%s', (_, files, expected) => {
    expect(names(...files).map(({name}) => name)).toEqual(expected);
  });

  it('are of the changed files alone, unless what all depend on has changed', () => {
    const codeOf = (...files: string[]) => names(...files).find(({name}) => name === 'code')?.args;
    expect(codeOf('src/a.ts', 'src/gone.ts')?.at(-1)).toBe('src/a.ts');
    expect(codeOf('src/a.ts', 'eslint.config.mjs')?.at(-1)).toBe('.');
  });

  it('turn the files that Prettier names into findings', () => {
    const format = names('src/a.ts').find(({name}) => name === 'format');
    expect(format?.findings?.('src/a.ts\n')).toMatchObject([
      {file: 'src/a.ts', line: 1, fix: 'npx prettier --write src/a.ts'},
    ]);
  });
});
