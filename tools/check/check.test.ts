import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it, test} from 'vitest';
import {gitIn} from '../../tests/fixtures/git';
import {temporaryFolder} from '../../tests/fixtures/temporaryFolder';
import {listChangedFiles, listFilesBelow} from './listChangedFiles';
import {CONTENT_CHECKS, PROGRAM_CHECKS} from './checks';
import {findInvalidRedirects} from './findInvalidRedirects';

describe('changedFiles', () => {
  const {dir: folder, write} = temporaryFolder();
  const {git, commit} = gitIn(folder);
  function startRepository(branch = 'main') {
    git('init', '-q', '-b', branch);
    for (const name of ['same', 'edited', 'moved', 'removed']) write(`docs/${name}.mdx`, name);
    write('.gitignore', 'build\n');
    commit();
  }

  it('lists committed, uncommitted and new files, and leaves out later changes of main', () => {
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
    const {files, since} = listChangedFiles(folder);
    expect(files).toEqual([
      'docs/edited.mdx',
      'docs/moved.mdx',
      'docs/new place.mdx',
      'docs/removed.mdx',
      'docs/新.mdx',
    ]);
    expect(since).toMatch(/^main \([0-9a-f]{7}\)$/);
    expect(listChangedFiles(folder, 'HEAD').files).toEqual(['docs/removed.mdx', 'docs/新.mdx']);
    expect(listFilesBelow(folder, 'docs/新.mdx')).toEqual(['docs/新.mdx']);
    expect(listFilesBelow(folder, 'docs')).toContain('docs/edited.mdx');
    expect(() => listFilesBelow(folder, 'docs/no')).toThrow(
      /There is no docs\/no.* Fix: name files/,
    );
  });

  it('throws an error with a fix without a repository, without main, and for an unknown name', () => {
    expect(() => listChangedFiles(folder)).toThrow(/not a Git repository.* Fix: use --all/);
    startRepository('trunk');
    expect(() => listChangedFiles(folder)).toThrow(
      /no branch or commit origin\/main or main\. Fix:/,
    );
    expect(() => listChangedFiles(folder, '--help')).toThrow(/no branch or commit --help\. Fix:/);
  });
});

describe('checks for a changed file', () => {
  it.each([
    ['docs/obis/a.mdx', ['texts', 'translations', 'redirects', 'format', 'examples']],
    ['src/components/UI/index.tsx', ['translations', 'format']],
    ['data/limits/a.yaml', ['texts', 'translations', 'format']],
    ['redirects.yaml', ['redirects', 'format']],
    ['sidebars.ts', ['texts', 'translations', 'format', 'types']],
    ['src/settings/configTranslations.ts', ['texts', 'translations', 'format', 'types']],
    ['tools/archive.ts', ['format']],
  ])('%s', (file, expected) => {
    const needed = [...CONTENT_CHECKS, ...PROGRAM_CHECKS].filter(({when}) => when.test(file));
    expect(needed.map(({name}) => name)).toEqual(expected);
  });
});

test('findInvalidRedirects reports a redirect whose target does not exist or whose source is a page', () => {
  const {dir, write} = temporaryFolder();
  for (const name of ['new', 'old']) write(`docs/obis/${name}.mdx`, `# ${name}`);
  write(
    'redirects.yaml',
    '- {from: /obis/old, to: /obis/new}\n- {from: /obis/gone, to: /obis/nwe}\n',
  );
  expect(findInvalidRedirects(dir).map(({line, message, fix}) => [line, message, fix])).toEqual([
    [1, '/obis/old is a page', 'remove the entry, or move the page'],
    [2, 'there is no page /obis/nwe', 'Did you mean /obis/new or /obis/old?'],
  ]);
});
