import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {hashScripts} from './hashScripts';
import {writeHeaders} from './headers';
import {addPolicy, contentSecurityPolicy} from './policy';

/**
 * Write a policy into each page of a site, so that it also holds on hosts that send no headers. Write the policy of all pages into the file
 * of headers.
 * @param buildDir the build with all its languages
 * @param options.connect origins that scripts may send requests to
 */
export function writePolicy(buildDir: string, {connect}: {connect: readonly string[]}): void {
  const pages = readdirSync(buildDir, {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.html'))
    .map((name) => path.join(buildDir, name));
  const scriptHashes = pages.flatMap((file) => {
    const html = readFileSync(file, 'utf8');
    const hashes = hashScripts(html);
    writeFileSync(file, addPolicy(html, contentSecurityPolicy(hashes, connect)));
    return hashes;
  });
  writeHeaders(buildDir, contentSecurityPolicy(scriptHashes, connect));
}
