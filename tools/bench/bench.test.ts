import {describe, expect, it} from 'vitest';
import {caseTable} from './caseTable';
import {measureCases, type Case} from './measureCases';
import {readOptions} from './options';

describe('readOptions', () => {
  const pages = ['concept', 'faq'];

  it('measures everything by default', () => {
    expect(readOptions([], pages)).toEqual({
      parts: ['mobile', 'desktop', 'navigation'],
      sites: [{name: 'This site', folder: 'build'}, {name: 'Stock'}],
      locales: ['en', 'zh'],
      pages,
      runs: 3,
    });
  });

  it('compares any number of builds', () => {
    const {sites} = readOptions(['--site', 'old=/tmp/a=b', '--site', 'new=build'], pages);
    expect(sites).toEqual([
      {name: 'old', folder: '/tmp/a=b'},
      {name: 'new', folder: 'build'},
    ]);
  });

  it.each([
    [['--pages', 'faq,home'], '--pages: "home" is not one of concept, faq'],
    [['--runs', '0'], '--runs: "0"'],
    [['--site', 'build'], '--site: "build" is neither "stock" nor'],
    [['--site', 'a=x', '--site', 'a=y'], 'the same name'],
  ])('names a wrong value and what is right: %s', (args, message) => {
    expect(() => readOptions(args, pages)).toThrow(message);
  });
});

describe('measureCases', () => {
  const caseOf = (site: string, measure: Case['measure']): Case => ({
    labels: ['FAQ'],
    site,
    measure,
    runs: [],
  });

  it('reverses the order from run to run, and discards a warm-up measurement', async () => {
    const order: string[] = [];
    const cases = ['a', 'b'].map((site) =>
      caseOf(site, () => Promise.resolve({ms: order.push(site)})),
    );
    await measureCases(cases, 2, () => {});
    expect(order.join('')).toBe('aabba');
    expect(cases.map(({runs}) => runs.map(({ms}) => ms))).toEqual([
      [2, 5],
      [3, 4],
    ]);
  });

  it('retries once, then gives up', async () => {
    let failures = 1;
    const flaky = caseOf('a', () =>
      failures-- > 0 ? Promise.reject(new Error('timeout')) : Promise.resolve({ms: 1}),
    );
    await measureCases([flaky], 1, () => {});
    expect(flaky.runs).toEqual([{ms: 1}]);
    const dead = caseOf('a', () => Promise.reject(new Error('timeout')));
    await expect(measureCases([dead], 1, () => {})).rejects.toThrow('timeout');
  });
});

it('shows medians and the slowest run, the sites below each other', () => {
  const runs = [
    {ms: 30, CLS: 0},
    {ms: 10, CLS: 0.0004},
    {ms: 91, CLS: 0.1234},
  ];
  const measure = () => Promise.resolve({});
  const cases = ['Before', 'After'].map((site) => ({labels: ['FAQ', '4x'], site, measure, runs}));
  expect(caseTable(cases, ['From', 'CPU'], 'ms').split('\n')).toEqual([
    '| From | CPU | Site   | ms | slowest | CLS |',
    '| :--- | :-- | :----- | -: | ------: | --: |',
    '| FAQ  | 4x  | Before | 30 |      91 |   0 |',
    '| FAQ  | 4x  | After  | 30 |      91 |   0 |',
  ]);
});
