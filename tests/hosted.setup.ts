import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {ChangedSite} from './fixtures/changedSite';
import {HOSTED_BUILD_DIR, HOSTED_ENV} from './fixtures/hostedSite';

/** Builds the site with the hosted search, in a folder of its host: the other deployment that there is. */
test('the site is built with hosted search, below /docs/', () => {
  test.setTimeout(240_000);
  const site = new ChangedSite();
  try {
    const {status, output} = site.run('build', [], HOSTED_ENV);
    expect(status, output).toBe(0);
    fs.rmSync(HOSTED_BUILD_DIR, {recursive: true, force: true});
    fs.cpSync(path.join(site.dir, 'build'), HOSTED_BUILD_DIR, {recursive: true});
  } finally {
    site.dispose();
  }
});
