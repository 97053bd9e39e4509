import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {listFacts} from '../../src/plugins/product-model/facts';
import {model} from '../../src/plugins/product-model/modelFixture';
import {parseCsv, toCsv} from './csv';
import {readSheet, toSheet} from './sheet';

const cellsOf = (text: string) => parseCsv(text).map(({cells}) => cells);

describe('CSV', () => {
  it('is what Excel opens: with a byte order mark, CRLF and no cell that runs', () => {
    expect(toCsv([['a', '密钥 "x"', '=1+1']].concat([['-5', '@a', '+b']]))).toBe(
      '\uFEFF"a","密钥 ""x""","\'=1+1"\r\n"\'-5","\'@a","\'+b"\r\n',
    );
  });

  it('comes back as it was', () => {
    const cell = fc.oneof(
      fc.string(),
      fc.constantFrom('=A1', "'=A1", "''-x", '+', '@', '"', ',', ';', '多行\n文本', '\t', ''),
    );
    const rows = fc.array(fc.tuple(fc.constant('id'), cell, cell), {minLength: 1});
    fc.assert(
      fc.property(rows, (written) => {
        const normal = written.map((row) => row.map((text) => text.replace(/\r\n?/g, '\n')));
        expect(cellsOf(toCsv(normal))).toEqual(normal);
      }),
    );
  });

  it.each([
    ['semicolons', 'a;"b;c"\r\n1;2\r\n', 'a b;c|1 2'],
    ['tabs', 'a\tb\n1\t2', 'a b|1 2'],
    ['blank rows', 'a,b\n,\n\n1,2\n', 'a b|1 2'],
    ['a last empty cell', 'a,b\n1,', 'a b|1 '],
  ])('reads %s', (_name, text, expected) => {
    expect(cellsOf(text)).toEqual(expected.split('|').map((row) => row.split(' ')));
  });

  it.each(['a,b\n1,"2', 'a,b\n"1"2,3'])('names the line of a broken quotation: %j', (text) => {
    expect(() => parseCsv(text)).toThrow(/^line 2: .* Fix: /);
  });
});

describe('the sheet of facts', () => {
  const facts = listFacts(model).map((fact) => ({
    ...fact,
    file: 'data/x.yaml',
    line: 3,
    pages: ['/obis/a'],
  }));
  const sheet = toSheet(facts);

  /** The sheet with some cells of one fact's row changed. */
  function filled(id: string, cells: Readonly<Record<string, string>>): string {
    const [heading = [], ...rows] = cellsOf(sheet);
    const changed = rows.map((row) =>
      row[0] === id ? row.map((cell, at) => cells[heading[at] ?? ''] ?? cell) : row,
    );
    return toCsv([heading, ...changed]);
  }

  it('has a row for each fact with all it says', () => {
    const [heading = [], ...rows] = cellsOf(sheet);
    expect(rows).toHaveLength(facts.length);
    const row = rows.find(([id]) => id === 'field:key.type') ?? [];
    expect(row[heading.indexOf('says (zh)')]).toBe(
      'required: yes\nrule: 名称\nmeaning: 名称\nexample: x',
    );
    expect(row[heading.indexOf('state')]).toBe('assumed');
  });

  it('asks for nothing until it is filled in', () => {
    expect(readSheet(sheet, facts)).toEqual({confirmations: [], changes: []});
  });

  it.each(['confirm', ' Confirm ', '确认'])('confirms with %j', (decision) => {
    const {confirmations} = readSheet(filled('limit:keys-max', {decision, by: '林薇'}), facts);
    expect(confirmations.map(({fact, by}) => [fact.id, by])).toEqual([['limit:keys-max', '林薇']]);
  });

  it('collects what is to change, with the new texts and the comment', () => {
    const cells = {decision: 'change', by: 'Lin', comment: '=see mail', 'name (zh)': '新名称'};
    const {changes} = readSheet(filled('limit:keys-max', cells), facts);
    expect(changes.map(({texts}) => texts)).toEqual([['name (zh): 新名称', 'comment: =see mail']]);
  });

  it.each([
    ['another stamp', {decision: 'confirm', by: 'Lin', stamp: 'a'}, 'has changed in data/'],
    ['no name', {decision: 'confirm'}, 'nobody has decided'],
    ['an unknown decision', {decision: 'ok', by: 'Lin'}, 'the decision is "ok"'],
    ['a word of JavaScript', {decision: 'constructor', by: 'Lin', comment: 'x'}, '"constructor"'],
    ['a comment alone', {comment: 'Hm'}, 'has no decision'],
    ['a changed text', {decision: 'confirm', by: 'Lin', 'says (en)': 'value: 8'}, 'value: 8'],
    ['a change without words', {decision: 'change', by: 'Lin'}, 'nothing says what to change'],
    ['an unknown fact', {fact: 'limit:keys-mx'}, 'Did you mean limit:keys-max'],
    ['a fact given twice', {fact: 'field:key.usage', 'name (en)': 'Name'}, 'stands on line'],
  ])('is refused for %s', (_name, cells, reason) => {
    const read = () => readSheet(filled('limit:keys-max', cells), facts);
    expect(read).toThrow(reason);
    expect(read).toThrow(/^line \d+: .* (?:Fix: |Did you mean)/);
  });

  it('is refused without its columns or with a row that lacks cells', () => {
    expect(() => readSheet('fact,decision\n', facts)).toThrow('no column "kind"');
    expect(() => readSheet(`${sheet}limit:keys-max,x\r\n`, facts)).toThrow('2 cells');
  });
});
