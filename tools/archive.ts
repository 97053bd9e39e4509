/**
 * `npm run archive [-- --from build] [--out folder]` makes the offline archive (.tar.gz) of a build for closed networks, with instructions.
 * deploy/README.md describes it.
 */
import {cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {readBuildInfo} from './build/buildInfo';
import {sha256, writeChecksums} from './archive/checksums';
import {writeArchiveContents} from './archive/writeArchiveContents';
import {writeTarGz} from './archive/writeTarGz';
import {runMain} from './runMain';

function main(): void {
  const {values} = parseArgs({
    options: {
      from: {type: 'string', default: 'build'},
      out: {type: 'string', default: '.'},
    },
  });
  const buildDir = path.resolve(values.from);
  const {version, time} = readBuildInfo(buildDir);
  const name = `obis-docs-${version}`;
  const [out, work] = [path.resolve(values.out), mkdtempSync(path.join(tmpdir(), 'obis-archive-'))];
  const archive = path.join(out, `${name}.tar.gz`);
  try {
    const folder = path.join(work, name);
    writeArchiveContents(buildDir, folder, version);
    writeChecksums(folder);
    mkdirSync(out, {recursive: true});
    writeTarGz(folder, archive, new Date(time));
    // Copy the instructions beside the archive too, because the receiver reads them before unpacking it.
    cpSync(path.join(folder, 'README.html'), path.join(out, `${name}.html`));
  } finally {
    rmSync(work, {recursive: true, force: true});
  }
  const bytes = readFileSync(archive);
  console.log(`${archive}: ${(bytes.length / 1e6).toFixed(1)} MB, SHA-256 ${sha256(bytes)}`);
  console.log('Send this sum separately from the archive.');
}

void runMain(main);
