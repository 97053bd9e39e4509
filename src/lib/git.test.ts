import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {expect, it} from 'vitest';
import {gitIn} from '../../tests/fixtures/git';
import {temporaryFolder} from '../../tests/fixtures/temporaryFolder';
import {hasGitHistory} from './git';

const {dir, write} = temporaryFolder();

it('finds no history outside of a repository, and none that counts in a shallow clone', () => {
  write('source/page.mdx', '# Page\n');
  const source = path.join(dir, 'source');
  expect(hasGitHistory(source)).toBe(false);
  const {git, commit} = gitIn(source);
  git('init', '-q');
  commit();
  write('source/page.mdx', '# Other page\n');
  commit();
  expect(hasGitHistory(source)).toBe(true);
  gitIn(dir).git('clone', '-q', '--depth', '1', pathToFileURL(source).href, 'shallow');
  expect(hasGitHistory(path.join(dir, 'shallow'))).toBe(false);
});
