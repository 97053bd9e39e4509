import fs from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {temporaryFolder} from '../../tests/fixtures/temporaryFolder';
import {siteDir} from '../siteDir';
import {writeBuildInfo} from './buildInfo';
import {checkOutputFolder} from './checkOutputFolder';

const {dir, write} = temporaryFolder();
const folder = path.join(dir, 'site');

it('a build may write a folder that is new or empty', () => {
  checkOutputFolder(folder);
  fs.mkdirSync(folder);
  checkOutputFolder(folder);
});

it('a build may replace an earlier build', () => {
  write('site/index.html', '');
  fs.mkdirSync(`${folder}.server`);
  writeBuildInfo(folder);
  checkOutputFolder(folder);
});

it.each(['site/index.html', 'site', 'site.server/nginx.include'])(
  'a build may not delete what no build has written: %s',
  (file) => {
    write(file, '');
    expect(() => checkOutputFolder(folder)).toThrow('which npm run build has not written');
  },
);

it.each([siteDir, path.dirname(siteDir)])('a build may not delete the repository: %s', (each) => {
  expect(() => checkOutputFolder(each)).toThrow('which contains the current folder');
});
