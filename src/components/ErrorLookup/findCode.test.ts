import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {LOCALES} from '@site/src/content/locales';
import {loadModel} from '@site/src/plugins/product-model/loadModel';
import {codeAreas} from '@site/src/plugins/product-model/kinds/errors';
import {findCode, searchQueryOf} from './findCode';

const titles = {page: (page: string) => page, heading: () => undefined};
const model = loadModel(path.join(__dirname, '../../..'));
const shown = codeAreas(model, {locale: 'en', titles});
const errors = shown.flatMap((area) => area.errors);

// The test has its own codes, so that it does not fail when writers add codes to data/.
const areas = Object.entries({SEC: 2, CSR: 2, VERIFY: 2, WRITE: 3}).map(([prefix, count]) => ({
  ...{id: prefix.toLowerCase(), name: prefix, prefix},
  errors: Array.from({length: count}, (_, at) => ({...errors[0], code: `${prefix}-0${at + 1}`})),
})) as unknown as typeof shown;

const codesOf = (text: string, known = areas) => {
  const {error, codes} = findCode(text, known);
  return (error ? [error] : codes)?.map(({code}) => code);
};

describe('findCode', () => {
  it.each([
    'SEC-02',
    'sec02',
    'SEC 02',
    'sec2',
    'ＳＥＣ－０２',
    'sec_02',
    '「SEC−02」\n',
    'SEC-\u200b02.',
    'Error code: SEC-02, verify the device',
    'ERR sec 02 failed',
    'SECO2',
    'sec-o2',
    'SEC.02',
    'SEC/02',
    'sec : 2',
    'SEC OO2',
    'SEC-02 Fuse not burnt',
  ])('finds SEC-02 as %j', (text) => expect(codesOf(text)).toEqual(['SEC-02']));

  it('finds every code in its usual form, and in lower case without its hyphen', () => {
    for (const {code} of errors) {
      expect(codesOf(code, shown)).toEqual([code]);
      expect(codesOf(code.replace('-', '').toLowerCase(), shown)).toEqual([code]);
    }
  });
  it('reads the letter O as 0 and the letter I as 1', () =>
    expect(codesOf('csr-oI')).toEqual(['CSR-01']));
  it('lists all codes of a prefix', () => {
    expect(codesOf('csr-')).toEqual(['CSR-01', 'CSR-02']);
    expect(findCode('csr', areas)).not.toHaveProperty('isUnknown');
  });
  it('lists all codes of a prefix if the number does not exist', () => {
    expect(findCode('CSR-09', areas)).toMatchObject({isUnknown: true});
    expect(codesOf('CSR-09')).toEqual(['CSR-01', 'CSR-02']);
  });
  it('lists all codes of the prefixes from which the typed one differs in one letter', () => {
    expect(findCode('CSE-1', areas)).toMatchObject({isUnknown: true});
    expect(codesOf('SCR-1')).toEqual(['CSR-01', 'CSR-02']);
    expect(codesOf('VERIFI-02')).toEqual(['VERIFY-01', 'VERIFY-02']);
  });
  it('lists all codes of a prefix from its fourth letter on', () => {
    expect(codesOf('veri')).toEqual(['VERIFY-01', 'VERIFY-02']);
    expect(codesOf('ver')).toBeUndefined();
    expect(codesOf('version')).toBeUndefined();
  });
  it('lists all codes of a prefix while the first digit is 0', () =>
    expect(findCode('CSR-0', areas)).not.toHaveProperty('isUnknown'));
  it('returns nothing for an empty text or an incomplete prefix', () => {
    expect(findCode('', areas)).toEqual({});
    expect(findCode('VER', areas)).toEqual({});
  });
  it.each(['KEX-11', 'abcd－99'])('says that %s does not exist', (text) =>
    expect(findCode(text, areas)).toEqual({isUnknown: true, isCode: true}),
  );
  it.each([
    'printer jams',
    'P-256',
    'AES-256',
    'record',
    'detail',
    '02',
    '密钥',
    'the date 5 days',
  ])('finds nothing in %s', (text) => expect(findCode(text, areas)).toEqual({}));
  it.each(['SEC 99 Fuse not burnt', 'ABCD 99', 'ABCD99', 'SHA-1', 'csr 10 years'])(
    'says that what may be a code in %s does not exist, and takes it for words, too',
    (text) => {
      expect(findCode(text, areas)).toMatchObject({isUnknown: true});
      expect(findCode(text, areas)).not.toHaveProperty('isCode');
    },
  );
  it.each(['verify', 'scan 1 code', 'verify 2 devices', 'key 1 and 2'])(
    'takes %s for words, too',
    (text) => expect(findCode(text, areas)).not.toHaveProperty('isCode'),
  );
  it.each(['sec02', 'SEC 02', '(ＳＥＣ－０２)', 'sec-', '“SEC—', 'verify-1', 'SECO2', 'sec 99'])(
    'takes %s for a code only',
    (text) => expect(findCode(text, areas).isCode).toBe(true),
  );
});

/** Return the file of the page of error codes in a language. */
const codesPage = (locale: string) => {
  const folder = locale === 'en' ? 'docs' : `i18n/${locale}/docusaurus-plugin-content-docs/current`;
  return path.join(__dirname, '../../..', folder, 'obis/reference/error-codes.mdx');
};

describe('codeAreas', () => {
  it('has the order of the page of error codes, those of stations first; codes of stations have a verdict', () => {
    const station = shown
      .filter(({errors: own}) => own.some(({verdict}) => verdict))
      .map(({id}) => id);
    const page = fs.readFileSync(codesPage('en'), 'utf8');
    const sections = [...page.matchAll(/<ErrorTable area="([^"]+)"/g)].map(([, area]) => area);
    const withCodes = sections.filter((area) => shown.some(({id}) => id === area));
    expect(station.length).toBeGreaterThan(5);
    const edge = shown.map(({id}) => id).filter((id) => !station.includes(id));
    const fix = 'order the sections by the file names in data/errors, those of stations first';
    expect([...station, ...edge], fix).toEqual(withCodes);
    for (const {id, errors: own} of shown) {
      const isOfStation = station.includes(id);
      expect(own.every(({verdict}) => !isOfStation || verdict)).toBe(true);
    }
  });
});

it.each(LOCALES.filter((locale) => fs.existsSync(codesPage(locale))))(
  'sections of the page of error codes are headed by the letters of their codes, and by the step of a station (%s)',
  (locale) => {
    const page = fs.readFileSync(codesPage(locale), 'utf8');
    for (const {id, prefix, name, errors: own} of codeAreas(model, {locale, titles})) {
      const heading = page.split('\n').find((line) => line.endsWith(`{/* #${id} */}`));
      expect(heading, id).toContain(`### \`${prefix}\``);
      if (own.some(({verdict}) => verdict)) expect(heading, id).toContain(name);
    }
  },
);

it('searches for a code as the manual writes it, and for other texts as they are', () => {
  expect(searchQueryOf('verify1', areas)).toBe('VERIFY-01');
  expect(searchQueryOf('sec 02', areas)).toBe('SEC-02');
  for (const text of ['verify', 'SEC-99', 'delete a key'])
    expect(searchQueryOf(text, areas)).toBe(text);
});

describe('several codes in a text', () => {
  it.each(['verify2 sec1', 'VERIFY-02, SEC-01', 'sec1/verify 2', 'verify2 and sec1'])(
    'are all listed: %s',
    (text) => {
      const {error, codes, isCode} = findCode(text, areas);
      expect(error).toBeUndefined();
      expect(codes?.map(({code}) => code).sort()).toEqual(['SEC-01', 'VERIFY-02']);
      expect(isCode).toBe(true);
    },
  );

  it('begin with those that stop stations', () => {
    const codes = ['VERIFY-01', 'SEC-01'];
    expect(codesOf(codes.join(' '), shown)).toEqual(codes.reverse());
  });

  it('may be unknown, and then the answer is not that of the other code', () => {
    for (const text of [
      'verify1 sec99',
      'VERIFY-01 and SEC-99',
      'VERIFY-01 ABCD-99',
      'VERIFY-01 and SEK-01',
      'VERIFY-01 and SEC99',
      'VERIFY-01 and ABCD-99',
    ]) {
      expect(findCode(text, areas)).toMatchObject({isUnknown: true});
      expect(codesOf(text)).toContain('VERIFY-01');
    }
  });
});
