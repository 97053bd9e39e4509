import {describe, expect, it} from 'vitest';
import {pageOf} from '../../src/plugins/search/engine/engineFixture';
import {listAddresses, type FoundPage} from './pageSearch';
import {CLASSES, parseQueries, type Query} from './queries';
import {
  confidenceInterval,
  evaluateQuery,
  findGoneAnswers,
  findMissedFloors,
  type QueryResult,
} from './score';

const query = (values: Partial<Query> = {}): Query => ({
  ...{language: 'en', queryClass: 'title', text: 'delete a key'},
  accept: ['/delete'],
  ...values,
});

/** Create found pages from addresses of the form `page#section/heading above it`. */
const pages = (...addresses: string[]): FoundPage[] =>
  addresses.map((address) => {
    const [path = '', anchors] = address.split('#');
    return {path, anchors: anchors?.split('/') ?? []};
  });

describe('the result of a query', () => {
  it.each([
    [['/delete'], pages('/delete'), 1],
    [['/delete'], pages('/a', '/delete', '/b'), 2],
    [['/best', '/good'], pages('/x', '/good', '/best'), 2],
    [['/delete'], pages('/a'), 0],
    [['/delete'], [], 0],
  ])('has the rank of the first accepted page: %j', (accept, found, rank) => {
    expect(evaluateQuery(query({accept}), found).rank).toBe(rank);
  });

  it.each([
    ['/delete#steps', pages('/delete#steps'), true],
    ['/delete#steps', pages('/delete#wait/steps'), true],
    ['/delete#wait', pages('/delete#steps'), false],
    ['/delete#steps', pages('/delete'), false],
    ['/delete#steps', pages('/other#steps'), false],
    ['/delete', pages('/delete#steps'), undefined],
  ])('records whether the result leads to the section %s', (wanted, found, expected) => {
    expect(evaluateQuery(query({accept: [wanted]}), found).isRightSection).toBe(expected);
  });
});

const ranked = (rank: number, values: Partial<Query> = {}): QueryResult => ({
  query: query(values),
  ...{foundPages: [], rank, isRightSection: undefined},
});
const everywhere = (rank: number) =>
  CLASSES.flatMap((queryClass) => Array.from({length: 20}, () => ranked(rank, {queryClass})));

it('computes the confidence interval of a share', () => {
  const [low, high] = confidenceInterval(0.9, 100);
  expect([low.toFixed(3), high.toFixed(3)]).toEqual(['0.826', '0.945']);
});

describe('the floors', () => {
  it('are reached by a search that is always right, and missed by a search that is always wrong', () => {
    expect(findMissedFloors('en', everywhere(1))).toEqual([]);
    expect(findMissedFloors('en', everywhere(0))).toHaveLength(4);
    expect(findMissedFloors('en', [])).toHaveLength(4);
  });

  it('report a set that is too weak', () => {
    const results = everywhere(1).map((result) =>
      result.query.queryClass === 'everyday' ? {...result, rank: 2} : result,
    );
    expect(findMissedFloors('zh', results)).toEqual(['zh everyday: hit@1 0.0 % < 60.0 %']);
  });
});

describe('files of queries', () => {
  const parse = (...lines: string[]) => parseQueries('en', ['queries:', ...lines].join('\n'));

  it('are read with language, class and addresses', () => {
    const queries = parse('  title:', '    - {query: delete a key, accept: [/a#steps, /b]}');
    expect(queries).toEqual([query({accept: ['/a#steps', '/b']})]);
  });

  it('have no unknown class, and no answer that the site does not have', () => {
    expect(() => parse('  titel:', '    - {query: a, accept: [/a]}')).toThrow('titel');
    const wrong = query({accept: ['/keys', '/keys#wait', '/keys#gone', '/zh/keys']});
    const keys = pageOf('/zh/keys', ['# Keys', '## Steps', '### Wait', 'Delete the key']);
    const index = {origin: 'https://docs.example.com', synonyms: [], pages: [keys]};
    const gone = findGoneAnswers([wrong], listAddresses(index));
    expect(gone.map((text) => / exist: (\S+)\. /.exec(text)?.[1])).toEqual([
      '/keys#gone',
      '/zh/keys',
    ]);
  });
});
