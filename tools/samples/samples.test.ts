import {spawnSync} from 'node:child_process';
import {createHash, X509Certificate} from 'node:crypto';
import fs from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {columnHeading} from '../../src/plugins/product-model/kinds/entities';
import {loadModel} from '../../src/plugins/product-model/loadModel';
import {textIn} from '../../src/plugins/product-model/schema';
import {listFiles} from '../../src/content/pages';

/*
 * Runs the `bash` blocks of the pages with the sample files, with OpenSSL 3 on Linux, and compares their output with the *Output* blocks. Nobody has
 * kept the private keys of the certificates. If an example changes that a certificate contains, make new certificates with new keys, then the
 * checksums, the archive, and the outputs on the pages in both languages. The key area holds the public example key pair of RFC 6979.
 */

const siteDir = path.resolve(import.meta.dirname, '../..');
const samples = path.join(siteDir, 'static/samples/sensor-x1');
const archive = `${samples}.tar.gz`;
const SUMS = 'SHA256SUMS.txt';
/** How to make the checksums and the archive again after a sample file has changed. */
const PACK =
  'cd static/samples/sensor-x1 && sha256sum $(ls | grep -v SHA256SUMS) > SHA256SUMS.txt && tar -C .. -czf ../sensor-x1.tar.gz sensor-x1';
const {entities, values} = loadModel(siteDir);
const read = (name: string): Buffer => fs.readFileSync(path.join(samples, name));

const SAMPLE_PAGES = [
  'obis/reference/worked-example.mdx',
  'obis/reference/firmware-requirements.mdx',
];
const LANGUAGES = [
  {locale: 'en', folder: 'docs', output: 'Output'},
  {locale: 'zh', folder: 'i18n/zh/docusaurus-plugin-content-docs/current', output: '输出'},
] as const;
const pages = LANGUAGES.flatMap((language) =>
  SAMPLE_PAGES.map((page) => {
    const file = `${language.folder}/${page}`;
    return {...language, page, file, text: fs.readFileSync(path.join(siteDir, file), 'utf8')};
  }),
);

/** List the fenced code blocks of a page, including those in lists. */
function listBlocks(page: string): {language: string; title?: string; text: string}[] {
  const blocks = page.matchAll(/^( *)```(\w+)(.*)\n(?:([^]*?)\n)?\1```$/gm);
  return [...blocks].map(([, indent = '', language = '', meta = '', text = '']) => ({
    language,
    title: /title="([^"]*)"/.exec(meta)?.[1],
    text: text.replaceAll(`\n${indent}`, '\n').slice(indent.length),
  }));
}

const SEPARATOR = '--- next command ---';

/** Run commands one after the other in one shell. Their folder contains only the sample archive. */
function runCommands(scripts: readonly string[]): string[] {
  const folder = fs.mkdtempSync(path.join(tmpdir(), 'obis-samples-'));
  try {
    fs.copyFileSync(archive, path.join(folder, path.basename(archive)));
    const script = scripts.join(`\necho '${SEPARATOR}'\n`);
    const env = {...process.env, LC_ALL: 'C', TZ: 'UTC'};
    const {stdout} = spawnSync('bash', ['-c', `exec 2>&1\n${script}`], {
      cwd: folder,
      encoding: 'utf8',
      env,
    });
    return stdout.split(`${SEPARATOR}\n`).map((each) => each.replace(/[ \t]+$/gm, '').trimEnd());
  } finally {
    fs.rmSync(folder, {recursive: true, force: true});
  }
}

/** The commands that unpack the archive. A page without them links to a page that has them. */
const UNPACK = 'tar -xzf sensor-x1.tar.gz\ncd sensor-x1';

/** A test that runs commands. `npm run check` runs it too, so it is left out on macOS, which has another OpenSSL, and on Windows. */
const itOnLinux = it.skipIf(process.platform !== 'linux');

itOnLinux('OpenSSL 3 is installed', () => {
  const version = spawnSync('openssl', ['version'], {encoding: 'utf8'}).stdout;
  expect(version, 'Fix: install OpenSSL 3 and put it first in PATH.').toMatch(/^OpenSSL 3\./);
});

describe.each(pages)('$file', ({text, output}) => {
  const blocks = listBlocks(text);

  itOnLinux('shows the output that its commands print', () => {
    const commands = blocks.filter(({language}) => language === 'bash');
    const shown = commands.map((command) => {
      const next = blocks[blocks.indexOf(command) + 1];
      return next?.title === output ? next.text : '';
    });
    expect(shown.filter(Boolean).length).toBe(blocks.filter(({title}) => title === output).length);
    expect(commands).not.toEqual([]);
    const [first = '', ...others] = commands.map(({text: script}) => script);
    const unpacking = first.includes(UNPACK) ? first : `${UNPACK}\n${first}`;
    expect(runCommands([unpacking, ...others])).toEqual(shown);
  });
});

describe('commands on other pages that name sample files', () => {
  const folder = path.join(siteDir, 'docs');
  const commands = listFiles(folder)
    .filter((page) => page.endsWith('.mdx') && !SAMPLE_PAGES.includes(page))
    .flatMap((page) =>
      listBlocks(fs.readFileSync(path.join(folder, page), 'utf8'))
        .filter(({language}) => language === 'bash')
        .map(({text: script}) => ({page, script})),
    )
    .filter(({script}) => {
      const files = script.match(/[\w.-]+\.(?:pem|csr|crl|der|csv|bin)\b/g) ?? [];
      return files.length > 0 && files.every((name) => fs.existsSync(path.join(samples, name)));
    });

  it('exist, so that the next test is not empty', () => {
    expect(commands.length).toBeGreaterThan(2);
  });

  itOnLinux.each(commands)('run without an error: $page, $script', ({script}) => {
    const run = `(set -e -o pipefail\n${script.trim()}\n)\nstatus=$?`;
    const [, , status] = runCommands(['tar -xzf *.tar.gz && cd sensor-x1', run, 'echo $status']);
    expect(status).toBe('0');
  });
});

describe('the sample files', () => {
  itOnLinux('have the checksums of the list, and the archive contains the same list', () => {
    const sums = read(SUMS).toString();
    const files = listFiles(samples).filter((name) => name !== SUMS);
    const digest = (name: string) => createHash('sha256').update(read(name)).digest('hex');
    expect(sums, `Fix: ${PACK}`).toBe(files.map((name) => `${digest(name)}  ${name}\n`).join(''));
    const packed = runCommands([`tar -xzOf *.tar.gz sensor-x1/${SUMS}`]);
    expect(packed, `Fix: ${PACK}`).toEqual([sums.trimEnd()]);
  });

  it('contain no private key', () => {
    expect(listFiles(samples).filter((name) => read(name).includes('PRIVATE KEY'))).toEqual([]);
  });

  it.each([
    ['dac_B-2026-0312_report-4m8t2x6k9p3w.csv', 'dac-report-row'],
    ['records_SZ-02_2026-03.csv', 'programming-record'],
  ])('%s has the columns of %s in data/', (file, entity) => {
    const fields = entities.find(({id}) => id === entity)?.fields ?? [];
    const [heading = ''] = read(file).toString().replace('\ufeff', '').split('\r\n');
    const fix = `Fix: give static/samples/sensor-x1/${file} a column for each field of data/entities/${entity}.yaml, then run: ${PACK}`;
    expect(heading.split(','), fix).toEqual(fields.map(columnHeading));
  });

  it('have the same values as the examples of data/', () => {
    const example = (entity: string, id: string): string => {
      const fields = entities.find((each) => each.id === entity)?.fields ?? [];
      const value = fields.find((field) => field.id === id)?.example;
      return typeof value === 'object' ? value.en : (value ?? `no ${entity}.${id}`);
    };
    const [, first = ''] = read('dac_B-2026-0312_report-4m8t2x6k9p3w.csv').toString().split('\r\n');
    const columns = first.split(',');
    const pai = new X509Certificate(read('sensor-pai-2026.pem'));
    const dac = new X509Certificate(read('sx1-0000001.pem'));
    const time = (entity: string, id: string) => Date.parse(example(entity, id));
    expect(pai.subject).toContain(`CN=${example('ca', 'common-name')}\n`);
    expect(pai.issuer).toBe(`CN=${example('ca', 'parent')}`);
    expect(Date.parse(pai.validFrom)).toBe(time('ca', 'valid-from'));
    expect(Date.parse(pai.validTo)).toBe(time('ca', 'valid-to'));
    expect(dac.subject).toContain(`CN=${example('programming-record', 'serial-number')}\n`);
    expect(Date.parse(dac.validFrom)).toBe(time('dac-report-row', 'not-before'));
    expect(Date.parse(dac.validTo)).toBe(time('dac-report-row', 'not-after'));
    expect(dac.checkIssued(pai)).toBe(true);
    for (const [field, column] of [
      ['subject-key-id', 5],
      ['fingerprint', 6],
    ] as const) {
      const [begin = '', end = ''] = example('dac-report-row', field).split('…');
      expect(columns[column]).toMatch(new RegExp(`^${begin}.*${end}$`));
    }
    const records = read('records_SZ-02_2026-03.csv').toString();
    for (const [entity, field] of [
      ['product', 'name'],
      ['version', 'version-number'],
      ['batch', 'batch-number'],
      ['batch', 'work-order'],
    ] as const) {
      expect(records).toContain(`,${example(entity, field)},`);
    }
    expect(pages[0]?.text).toContain(example('batch', 'planned-quantity'));
  });
});

describe('files of a release that pages name', () => {
  const releases = new Map(
    values.flatMap((file) => file.values).map(({id, value}) => [id, textIn(value, 'en')]),
  );
  /** List the names of packages in a page, such as obis-client-3.1.0, whose release is older than the one in data/. */
  const listOldFiles = (page: string): string[] =>
    fs
      .readFileSync(path.join(siteDir, page), 'utf8')
      .split('\n')
      .flatMap((line, at) =>
        [...line.matchAll(/\bobis-(client|edge)-(\d+\.\d+\.\d+)/g)]
          .filter(([, part, version = '']) => {
            const current = releases.get(`release-${part}`) ?? '';
            return version.localeCompare(current, 'en', {numeric: true}) < 0;
          })
          .map(([name]) => `${page}:${at + 1}: ${name}`),
      );

  it.each(LANGUAGES)(
    'are of the release in data/values/applies-to.yaml, or newer: $locale',
    ({folder}) => {
      const names = listFiles(path.join(siteDir, folder)).filter((name) => name.endsWith('.mdx'));
      expect(releases.get('release-client')).toMatch(/^\d+\.\d+\.\d+$/);
      expect(names.flatMap((name) => listOldFiles(`${folder}/${name}`))).toEqual([]);
    },
  );
});
