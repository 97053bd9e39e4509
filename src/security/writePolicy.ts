import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {writeHeaders} from './headers';
import {addPolicy, contentSecurityPolicy} from './policy';
import {readPage} from './readPage';

const MAX_LISTED = 20;

/**
 * Writes its policy into each page of a site, and the one of all pages into the file of headers.
 * @param buildDir the build with all its languages
 * @param options.connect origins that scripts may ask
 * @throws Error that names the page, the place and the fix for what the policy would block
 */
export function writePolicy(buildDir: string, {connect}: {connect: readonly string[]}): void {
  const pages = readdirSync(buildDir, {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.html'))
    .sort()
    .map((name) => {
      const html = readFileSync(path.join(buildDir, name), 'utf8');
      return {name, html, ...readPage(html)};
    });
  const problems = pages.flatMap((page) => page.problems.map((text) => `${page.name}: ${text}`));
  if (problems.length > 0) {
    throw new Error(
      `The Content-Security-Policy (src/security) would block ${problems.length} parts of pages:\n` +
        problems.slice(0, MAX_LISTED).join('\n'),
    );
  }
  for (const {name, html, scriptHashes} of pages) {
    const policy = contentSecurityPolicy({scriptHashes, connect});
    writeFileSync(path.join(buildDir, name), addPolicy(html, policy));
  }
  const scriptHashes = pages.flatMap((page) => page.scriptHashes);
  writeHeaders(buildDir, contentSecurityPolicy({scriptHashes, connect}));
}
