import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {ChangedSite} from './fixtures/changedSite';
import {HOSTED_BUILD_DIR, HOSTED_ENV} from './fixtures/hostedSite';

/** Two settings of result links that are in the specification but not used by the site. */
const RESULT_LINKS =
  "externalUrlRegex: 'help\\\\.example\\\\.org', replaceSearchResultPathname: {from: '/old-manual/', to: '/'}";

/** Addresses that have moved, for quality/redirects: the site itself has none yet. */
const REDIRECTS = `
- {from: /obis/old-faq, to: /obis/troubleshoot/faq}
- {from: /obis/keys, to: /obis/feature-guide/kms/overview#key-types}
`;

/** Builds the other deployment: hosted search, below a base URL. */
test('the site is built with hosted search, below /docs/', () => {
  test.setTimeout(240_000);
  const site = new ChangedSite();
  try {
    site.replace('docusaurus.config.ts', 'insights: false,', `insights: false, ${RESULT_LINKS},`);
    fs.writeFileSync(path.join(site.dir, 'redirects.yaml'), REDIRECTS);
    const {status, output} = site.run('build', [], HOSTED_ENV);
    expect(status, output).toBe(0);
    fs.rmSync(HOSTED_BUILD_DIR, {recursive: true, force: true});
    fs.cpSync(path.join(site.dir, 'build'), HOSTED_BUILD_DIR, {recursive: true});
  } finally {
    site.dispose();
  }
});
