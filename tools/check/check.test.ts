import fs from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {gitIn} from '../../tests/fixtures/git';
import {temporaryFolder} from '../../tests/fixtures/temporaryFolder';
import {isInFiles} from './findMistakes';
import {listChangedFiles} from './listChangedFiles';

const {dir: folder, write} = temporaryFolder();
const {git, commit} = gitIn(folder);

function startRepository(branch: string) {
  git('init', '-q', '-b', branch);
  for (const name of ['same', 'edited', 'moved', 'removed']) write(`docs/${name}.mdx`, name);
  write('.gitignore', 'build\n');
  commit();
}

it('lists committed, uncommitted and new files, and leaves out later changes of main', () => {
  startRepository('main');
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
  expect(listChangedFiles(folder)).toEqual([
    'docs/edited.mdx',
    'docs/moved.mdx',
    'docs/new place.mdx',
    'docs/removed.mdx',
    'docs/新.mdx',
  ]);
});

it('throws an error with a fix without a repository and without a main branch', () => {
  expect(() => listChangedFiles(folder)).toThrow(/no branch main.* Fix: use --all/);
  startRepository('trunk');
  expect(() => listChangedFiles(folder)).toThrow(/no branch main.* Fix: use --all/);
});

it('finds the mistakes in the translation of a changed page', () => {
  const isShown = isInFiles(['docs/obis/a.mdx', 'data/limits/a.yaml']);
  const inFile = (file: string) => isShown({file, line: 1, rule: '', message: '', fix: ''});
  expect(inFile('i18n/zh/docusaurus-plugin-content-docs/current/obis/a.mdx')).toBe(true);
  expect(inFile('data/limits/a.yaml')).toBe(true);
  expect(inFile('docs/obis/b.mdx')).toBe(false);
});
