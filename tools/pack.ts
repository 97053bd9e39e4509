/**
 * `npm run pack [-- --base-url /docs/] [--key key.pem] [--out folder] [--from build]`: one archive (.tar.gz) for networks
 * without a way out. It builds the site for the base URL, or takes the build of `--from`. deploy/README.md has the rest.
 */
import {spawnSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {readVersion} from './pack/readVersion';
import {readKey, sha256, writeSums} from './pack/sums';
import {writeFiles} from './pack/writeFiles';
import {writeTarGz} from './pack/writeTarGz';
import {baseUrlOf} from './servers/baseUrlOf';
import {runMain} from './runMain';
import {siteDir} from './siteDir';

/** Builds the site. @param baseUrl that of the settings when undefined */
function build(baseUrl: string | undefined, folder: string): void {
  const {status} = spawnSync('npm', ['run', 'build', '--', '--out-dir', folder], {
    cwd: siteDir,
    stdio: 'inherit',
    env: {...process.env, ...(baseUrl === undefined ? {} : {BASE_URL: baseUrl})},
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error('No pack was made, since the build failed.');
}

/**
 * Computes the time of all files. Web servers tell files apart by time and size: two builds of one commit with other settings must not
 * look the same, so up to 18 hours are taken off, by content.
 */
const modifiedAt = (committed: Date, sums: string) =>
  new Date(committed.getTime() - parseInt(sha256(sums).slice(0, 4), 16) * 1000);

async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {
      'base-url': {type: 'string'},
      key: {type: 'string'},
      out: {type: 'string', default: '.'},
      from: {type: 'string'},
    },
  });
  const key = values.key === undefined ? undefined : readKey(values.key);
  const version = readVersion(siteDir);
  const work = mkdtempSync(path.join(tmpdir(), 'obis-pack-'));
  try {
    const buildDir = path.resolve(values.from ?? path.join(work, 'build'));
    const baseUrl = values['base-url'];
    if (values.from === undefined) {
      build(baseUrl, buildDir);
    } else if (baseUrl !== undefined && baseUrlOf(buildDir) !== baseUrl) {
      throw new Error(
        `--from ${values.from} was built for ${baseUrlOf(buildDir)}, not for ${baseUrl}. Leave out --from, and it is built.`,
      );
    }
    const name = `obis-docs-${version.name}`;
    const folder = path.join(work, name);
    await writeFiles(buildDir, folder, version.name);
    const modified = modifiedAt(version.time, writeSums(folder, key));

    const out = path.resolve(values.out);
    mkdirSync(out, {recursive: true});
    const archive = path.join(out, `${name}.tar.gz`);
    writeTarGz(folder, archive, modified);
    console.log(`${sha256(readFileSync(archive))}  ${path.relative(process.cwd(), archive)}`);
  } finally {
    rmSync(work, {recursive: true, force: true});
  }
}

void runMain(main);
