import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {loadModel} from '@site/src/plugins/product-model/loadModel';
import {codeAreas, codePrefixes} from '@site/src/plugins/product-model/kinds/errors';
import {findCode, mayBeCode} from './findCode';

const titles = {page: (page: string) => page, section: () => undefined};
const model = loadModel(path.join(__dirname, '../../..'));
const areas = codeAreas(model, {locale: 'en', titles});
const errors = areas.flatMap((area) => area.errors);

const codesOf = (text: string) => {
  const found = findCode(text, areas);
  return found.kind === 'error'
    ? [found.error.code]
    : found.kind === 'codes'
      ? found.errors.map(({code}) => code)
      : found.kind;
};

describe('findCode', () => {
  it.each([
    'SEC-02',
    'sec02',
    'SEC 02',
    'sec2',
    'ＳＥＣ－０２',
    'SEC—02',
    'sec_02',
    'SEC-02\n',
    ' "SEC-02"',
    'SECO2',
    'sec-o2',
    'SEC-02 Fuse not burnt',
  ])('finds SEC-02 as %j', (text) => expect(codesOf(text)).toEqual(['SEC-02']));

  it('finds every code as it stands on the tile, and without its hyphen', () => {
    for (const {code} of errors) {
      expect(codesOf(code)).toEqual([code]);
      expect(codesOf(code.replace('-', '').toLowerCase())).toEqual([code]);
    }
  });
  it('reads I and L as one', () => expect(codesOf('csr-oI')).toEqual(['CSR-01']));
  it('lists the codes of the letters alone', () => {
    expect(codesOf('csr-')).toEqual(['CSR-01', 'CSR-02']);
    expect(findCode('csr', areas)).toMatchObject({unknown: false});
  });
  it('lists the codes of the letters for a number that does not exist', () => {
    expect(findCode('CSR-09', areas)).toMatchObject({kind: 'codes', unknown: true});
    expect(codesOf('CSR-09')).toEqual(['CSR-01', 'CSR-02']);
  });
  it('lists codes with similar letters, of the same number if there are any', () => {
    expect(codesOf('VERIFI-02')).toEqual(['VERIFY-02']);
    expect(codesOf('WRTE 3')).toEqual(['WRITE-03']);
  });
  it('waits while the letters are typed', () => {
    expect(codesOf('')).toBe('typing');
    expect(codesOf('VER')).toBe('typing');
  });
  it('finds nothing in other text', () => expect(codesOf('printer jams')).toBe('none'));
});

describe('mayBeCode', () => {
  it.each(['sec02', 'SEC 02', 'ＳＥＣ－０２', 'sec-', 'verify-1', 'SECO2'])('%s', (query) =>
    expect(mayBeCode(query)).toBe(true),
  );
  it.each(['', 'key', 'P-256', 'AES-256', 'record', '02', 'delete a key', '密钥'])(
    'not %s',
    (query) => expect(mayBeCode(query)).toBe(false),
  );
});

describe('the data of the look-up', () => {
  it('has the letters of the thirteen steps of a station, in their order', () => {
    const {station, edge} = codePrefixes(model, areas);
    expect(station.map(({prefix}) => prefix).join(' ')).toBe(
      'SCAN HIST CONN WRITE VERIFY KEY CSR CERT DATA SEC FINAL REC LABEL',
    );
    expect([...station, ...edge]).toHaveLength(areas.length);
  });
  it('has for the codes of a station whether they count and whether to retry', () => {
    const retry = new Map(errors.map((error) => [error.code, error.retry]));
    expect(retry.get('SEC-02')).toBe('never');
    expect(retry.get('CERT-02')).toBe('after-clearance');
    expect(retry.get('CERT-03')).toBe('as-described');
    expect(retry.get('HIST-01')).toBe('never');
    expect(retry.get('SYNC-01')).toBeUndefined();
    expect(errors.find(({code}) => code === 'CERT-02')).toMatchObject({counts: false});
  });
});
