import {X509Certificate} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import {loadModel} from '../../src/plugins/product-model/loadModel';
import {listFiles} from '../../src/plugins/product-model/pages';
import {LOCALES} from '../../src/plugins/product-model/schema';
import {decodeContainer, tagOf} from './dataArea';
import {deriveFiles, listSums} from './derive';
import {FILES, SAMPLES_DIR} from './files';
import {openssl} from './openssl';
import {
  listBlocks,
  listCommands,
  pageFile,
  requireOpenSsl,
  runCommands,
  SAMPLE_PAGES,
} from './pageCommands';
import {shownDump} from './shownDumps';
import {devices, example, fieldOf, inLocale, matterIds} from './story';

const siteDir = path.resolve(import.meta.dirname, '../..');
const samples = path.join(siteDir, 'static', SAMPLES_DIR);
const model = loadModel(siteDir);
const read = (name: string): Buffer => fs.readFileSync(path.join(samples, name));
const certificate = (name: string) => new X509Certificate(read(name));
const pages = SAMPLE_PAGES.flatMap((page) =>
  LOCALES.map((locale) => {
    const text = fs.readFileSync(path.join(siteDir, pageFile(page, locale)), 'utf8');
    return {page, locale, text};
  }),
);

beforeAll(() => {
  requireOpenSsl();
});

describe.each(pages)('the commands on $page in $locale', ({locale, text}) => {
  it('print what the page shows', () => {
    const commands = listCommands(text, locale);
    expect(commands.length).toBeGreaterThan(3);
    const printed = runCommands(
      siteDir,
      commands.map(({script}) => script),
    );
    const shown = commands.map(({output}) => output?.text ?? '');
    expect(printed).toEqual(shown);
  });

  it('stand beside dumps of the files as they are', () => {
    const dumps = listBlocks(text).map(({title, text: shown}) => ({
      title,
      shown,
      real: shownDump(model, title, locale, read) ?? shown,
    }));
    expect(dumps.map(({title, shown}) => [title, shown])).toEqual(
      dumps.map(({title, real}) => [title, real]),
    );
  });
});

/** Blocks of commands of all English pages, whatever list they stand in; the Chinese pages have the same. */
function commandsOfManual(): {page: string; script: string}[] {
  const files = listFiles(path.join(siteDir, 'docs/obis')).filter((name) => name.endsWith('.mdx'));
  return files.flatMap((page) => {
    const text = fs.readFileSync(path.join(siteDir, 'docs/obis', page), 'utf8');
    return [...text.matchAll(/^( *)```bash host=\w+\n([\s\S]*?)\n *```$/gm)].map(
      ([, indent = '', script = '']) => ({page, script: script.replaceAll(`\n${indent}`, '\n')}),
    );
  });
}

describe('commands on other pages that name sample files', () => {
  const named = (script: string) => script.match(/[\w.-]+\.(?:pem|csr|crl|der|csv|bin)\b/g) ?? [];
  const onSamples = commandsOfManual().filter(({page, script}) => {
    const files = named(script);
    const isSample = (name: string) => fs.existsSync(path.join(samples, name));
    const isSamplePage = SAMPLE_PAGES.some((each) => `obis/${page}` === `${each}.mdx`);
    return !isSamplePage && files.length > 0 && files.every(isSample);
  });

  it('are found', () => {
    expect(onSamples.length).toBeGreaterThan(2);
  });

  it.each(onSamples)('work: $page, $script', ({script}) => {
    const unpack = 'tar -xzf sensor-x1.tar.gz && cd sensor-x1';
    const [, , outcome] = runCommands(siteDir, [
      unpack,
      `(set -e -o pipefail\n${script.trim()}\n)\nstatus=$?`,
      'echo $status',
    ]);
    expect(outcome).toBe('0');
  });
});

describe('the sample files', () => {
  it('follow from data/ and the certificates (if not: npm run samples)', () => {
    const stale = [...deriveFiles(model, samples)]
      .filter(([name, bytes]) => !read(name).equals(bytes))
      .map(([name]) => name);
    expect(stale).toEqual([]);
  });

  it('have the digests of the list, which the archive repeats', () => {
    expect(read(FILES.sums).toString()).toBe(listSums(samples));
  });

  it('hold no private key', () => {
    const keys = listFiles(samples).filter((name) => read(name).includes('PRIVATE KEY'));
    expect(keys).toEqual([]);
  });

  it('are there for every link of a page', () => {
    const missing = ['docs', 'i18n']
      .flatMap((folder) => listFiles(path.join(siteDir, folder)).map((name) => `${folder}/${name}`))
      .filter((name) => name.endsWith('.mdx'))
      .flatMap((name) => {
        const links = fs
          .readFileSync(path.join(siteDir, name), 'utf8')
          .matchAll(/\]\(pathname:\/\/(\/samples\/[^)]+)\)/g);
        return [...links].map(([, address = '']) => ({name, address}));
      })
      .filter(({address}) => !fs.existsSync(path.join(siteDir, 'static', address)));
    expect(missing).toEqual([]);
  });
});

describe('the certificates agree with data/', () => {
  const {vid, pid} = matterIds(model);
  const matter = `1.3.6.1.4.1.37244.2.1=${vid}\n1.3.6.1.4.1.37244.2.2=${pid}`;
  const time = (entity: string, field: string) => Date.parse(example(model, entity, field));

  it('the PAI', () => {
    const pai = certificate(FILES.pai);
    expect(pai.subject).toBe(`CN=${example(model, 'dac-report', 'issuing-pai')}\n${matter}`);
    expect(pai.issuer).toBe(`CN=${example(model, 'ca', 'parent')}`);
    expect(Date.parse(pai.validFrom)).toBe(time('ca', 'valid-from'));
    expect(Date.parse(pai.validTo)).toBe(time('ca', 'valid-to'));
  });

  it.each(devices(model))('the DAC of $serial', ({serial, dacSerial}) => {
    const dac = certificate(FILES.dac(serial));
    expect(dac.subject).toBe(`CN=${serial}\n${matter}`);
    expect(dac.serialNumber).toBe(dacSerial);
    expect(Date.parse(dac.validFrom)).toBe(time('dac-report-row', 'not-before'));
    expect(Date.parse(dac.validTo)).toBe(time('dac-report-row', 'not-after'));
    expect(dac.checkIssued(certificate(FILES.pai))).toBe(true);
  });

  it('the revocation list', () => {
    const args = ['crl', '-inform', 'DER', '-in', path.join(samples, FILES.crl), '-noout', '-text'];
    const shown = openssl(siteDir, args).toString();
    const at = /Revocation Date: (.+)/.exec(shown)?.[1] ?? '';
    expect(Date.parse(at)).toBe(time('dac-report-row', 'revoked-at'));
    const revoked = devices(model).filter(({dac}) => dac === 'Revoked');
    expect([...shown.matchAll(/Serial Number: (\w+)/g)].map(([, serial]) => serial)).toEqual(
      revoked.map(({dacSerial}) => dacSerial),
    );
  });
});

describe('examples of data/ that are cut short', () => {
  const rows = read(FILES.dacReport).toString().split('\r\n');
  it.each([
    ['subject-key-id', 5],
    ['fingerprint', 6],
  ])('begin and end as the %s of the first DAC', (field, column) => {
    const [begin = '', end = ''] = example(model, 'dac-report-row', field).split('…');
    expect(rows[1]?.split(',')[column]).toMatch(new RegExp(`^${begin}.*${end}$`));
  });

  it('begin and end as the issuing PAI of the first DAC', () => {
    const [begin = '', end = ''] = example(model, 'dac-report-row', 'issuing-pai').split('…');
    expect(rows[1]).toMatch(new RegExp(`"${begin}[0-9A-F]+${end}"`));
  });
});

describe('the device data area agrees with the examples of its records', () => {
  const {records} = decodeContainer(read(FILES.deviceData));
  const fields = model.entities.find(({id}) => id === 'device-data-record')?.fields ?? [];
  const written = fields.flatMap((field) => {
    const record = records.find(({tag}) => tag === tagOf(model, 'device-data-record', field.id));
    return record ? [{id: field.id, field, value: record.value}] : [];
  });

  it('in all its records', () => {
    expect(written.length).toBe(records.length);
  });

  it.each(written.filter(({id}) => id !== 'verifier'))('in $id', ({field, value}) => {
    const shown = inLocale(field.example, 'en');
    const hex = value
      .subarray(0, 4)
      .toString('hex')
      .toUpperCase()
      .replace(/..(?=.)/g, '$& ');
    const number = value.length <= 4 ? String(value.readUIntLE(0, value.length)) : '';
    expect([value.toString(), number, `${hex} …`]).toContain(shown);
  });
});

describe.each(pages.filter(({page}) => page === SAMPLE_PAGES[0]))(
  'the story on the page in $locale',
  ({locale, text}) => {
    it.each([
      ['product', 'name'],
      ['product', 'model'],
      ['version', 'version-number'],
      ['programming-record', 'station'],
      ['batch', 'batch-number'],
      ['batch', 'work-order'],
      ['batch', 'planned-quantity'],
      ['batch', 'spare-quantity'],
      ['programming-record', 'serial-number'],
    ])('has the example of %s.%s', (entity, field) => {
      expect(text).toContain(inLocale(fieldOf(model, entity, field).example, locale));
    });
  },
);
