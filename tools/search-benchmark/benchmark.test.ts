import {describe, expect, it} from 'vitest';
import {pageOf} from '../../src/plugins/search/engine/engineFixture';
import {createAsk, findGone, type Hit} from './ask';
import {CLASSES, parseQueries, type Query} from './queries';
import {figuresOf, judge, missedFloors, siteBeforeManual, type Outcome} from './score';

const query = (values: Partial<Query> = {}): Query => ({
  ...{language: 'en', half: 'tune', queryClass: 'title', text: 'delete a key'},
  accept: ['/delete'],
  place: {file: 'en.tune.yaml', line: 1},
  ...values,
});

/** Hits as `page#section/heading above it`. */
const hits = (...addresses: string[]): Hit[] =>
  addresses.map((address) => {
    const [page = '', anchors] = address.split('#');
    return {page, anchors: anchors?.split('/') ?? []};
  });

const index = {
  ...{language: 'en', origin: 'https://docs.example.com', synonyms: []},
  pages: [pageOf('/zh/keys', ['# Keys', '## Steps', '### Wait', 'Delete the key'])],
};

it('asks as a reader does: each page once, its best result with the headings above it', async () => {
  const ask = await createAsk(index);
  expect(ask('wait')).toEqual(hits('/keys#wait/steps'));
  expect(ask('keys')).toEqual(hits('/keys'));
  const blog = await createAsk({...index, pages: [pageOf('/blog', ['# Keys'], {tag: 'blog'})]});
  expect(blog('keys')).toEqual([]);
});

describe('the outcome of a query', () => {
  it.each([
    [['/delete'], hits('/delete'), 1],
    [['/delete'], hits('/a', '/delete', '/b'), 2],
    [['/best', '/good'], hits('/x', '/good', '/best'), 2],
    [['/delete'], hits('/a'), 0],
    [['/delete'], [], 0],
  ])('has the rank of the first accepted page: %j', (accept, found, rank) => {
    expect(judge(query({accept}), found).rank).toBe(rank);
  });

  it.each([
    ['/delete#steps', hits('/delete#steps'), true],
    ['/delete#steps', hits('/delete#wait/steps'), true],
    ['/delete#wait', hits('/delete#steps'), false],
    ['/delete#steps', hits('/delete'), false],
    ['/delete#steps', hits('/other#steps'), false],
    ['/delete', hits('/delete#steps'), undefined],
  ])('says whether the result leads into the section %s', (wanted, found, expected) => {
    expect(judge(query({accept: [wanted]}), found).isPlaced).toBe(expected);
  });
});

const ranked = (rank: number, values: Partial<Query> = {}): Outcome => ({
  query: query(values),
  ...{hits: [], rank, isPlaced: undefined},
});
const everywhere = (rank: number) =>
  CLASSES.flatMap((queryClass) => Array.from({length: 20}, () => ranked(rank, {queryClass})));

it('scores shares, and the mean of the reciprocal ranks; nothing scores zero', () => {
  const outcomes = [ranked(1), ranked(2), ranked(4), {...ranked(0), isPlaced: false}];
  expect(figuresOf(outcomes)).toEqual({hit1: 0.25, hit3: 0.5, mrr: 0.4375, place: 0});
  expect(figuresOf([])).toEqual({hit1: 0, hit3: 0, mrr: 0, place: 0});
});

describe('the floors', () => {
  it('are reached by a search that is always right, and missed by one that never is', () => {
    expect(missedFloors('en', everywhere(1))).toEqual([]);
    expect(missedFloors('en', everywhere(0))).toHaveLength(CLASSES.length + 2);
    expect(missedFloors('en', [])).toHaveLength(CLASSES.length + 2);
  });

  it('name the class that is too weak, although the others make up for it', () => {
    const outcomes = everywhere(1).map((outcome, at) =>
      outcome.query.queryClass === 'typo' && at % 4 === 0 ? {...outcome, rank: 4} : outcome,
    );
    expect(missedFloors('zh', outcomes)).toEqual(['zh typo: hit@3 75.00 % < 90.00 %']);
  });

  it('name words of the manual for which a page about the site comes first, or none', () => {
    expect(siteBeforeManual('en', () => hits('/obis/keys', '/'))).toEqual([]);
    const lines = siteBeforeManual('zh', (word) => hits(...(word === 'KMS' ? ['/'] : [])));
    expect(lines).toContain('zh "KMS" finds / first');
    expect(lines).toContain('zh "表格" finds nothing first');
  });
});

describe('files of queries', () => {
  const parse = (...lines: string[]) =>
    parseQueries('queries/en.tune.yaml', ['queries:', ...lines].join('\n'));

  it('are read with language, half, class, addresses and line', () => {
    const {queries, problems} = parse(
      '  title:',
      '    - query: delete a key',
      '      accept: [/obis/a#steps, /obis/b]',
    );
    expect(problems).toEqual([]);
    const place = {file: 'queries/en.tune.yaml', line: 3};
    expect(queries).toEqual([query({accept: ['/obis/a#steps', '/obis/b'], place})]);
  });

  it.each([
    [['  titel:', '    - {query: a, accept: [/a]}'], 2, /titel/],
    [['  title:', '    - {query: a, accept: [/zh/a]}'], 3, /path of a page without \/zh/],
    [['  title:', '    - {query: a, accept: []}'], 3, /name the page that answers/],
    [['  title:', '    - {query: 12, accept: [/a]}'], 3, /expected string/],
  ])('name line and fix of a mistake: %j', (lines, line, text) => {
    const {problems} = parse(...lines);
    expect(problems.map((problem) => problem.line)).toContain(line);
    expect(problems.map(({message, fix}) => `${message} ${fix}`).join('\n')).toMatch(text);
  });

  it('are told from a worse search where what they accept is gone', () => {
    const gone = (...accept: string[]) => findGone([query({accept})], index);
    expect(gone('/keys', '/keys#wait')).toEqual([]);
    expect(gone('/keys#lost', '/gone')).toMatchObject([
      {
        ...{file: 'en.tune.yaml', line: 1},
        message: 'the answer to the query "delete a key" is gone: the built site has no /keys#lost',
      },
      {fix: 'accept what answers it now, or build the site again'},
    ]);
  });
});
