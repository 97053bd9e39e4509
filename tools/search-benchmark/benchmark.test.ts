import {describe, expect, it} from 'vitest';
import {distinctPages, type Hit} from './engine';
import {listFailures} from './failures';
import {FLOORS, missedGoals} from './goals';
import {siteBeforeManual} from './manualFirst';
import {createOutline} from './outline';
import {CLASSES, LANGUAGES, parseQueries, type Query} from './queries';
import {figuresOf, judge, type Outcome} from './score';

const query = (values: Partial<Query> = {}): Query => ({
  language: 'en',
  half: 'tune',
  queryClass: 'title',
  text: 'delete a key',
  accept: [{page: '/delete', anchor: null}],
  file: 'en.tune.yaml',
  line: 1,
  ...values,
});

const hits = (...addresses: string[]): Hit[] =>
  addresses.map((address) => {
    const [page = '', anchor = null] = address.split('#');
    return {page, anchor};
  });

/** A page with "fields", its row "name" in a table, "steps" and "wait" under "steps"; "tip" is an id of its HTML only. */
const outline = createOutline(
  [
    {level: 1, text: 'Delete', anchor: ''},
    {level: 2, text: 'Fields', anchor: 'fields'},
    {level: 0, text: 'Name · 1 to 64', anchor: 'name'},
    {level: 2, text: 'Steps', anchor: 'steps'},
    {level: 3, text: 'Wait', anchor: 'wait'},
    {level: 0, text: 'Text', anchor: null},
  ],
  () =>
    '<h2 id=fields>F</h2><tr id="name"><h2 class="x" id=steps>S</h2><h3 id="wait">W</h3><p id=tip>',
);

describe('the rank of a query', () => {
  it.each([
    {found: ['/delete'], rank: 1},
    {found: ['/a', '/delete', '/b'], rank: 2},
    {found: ['/a', '/a#x', '/a#y', '/delete'], rank: 2, why: 'a page counts once'},
    {found: ['/a', '/b'], rank: 0},
    {found: [], rank: 0},
    {
      found: [...'abcdefghij'].map((name) => `/${name}`).concat('/delete'),
      rank: 0,
      why: 'after ten',
    },
  ])('is $rank for $found', ({found, rank}) => {
    expect(judge(query(), hits(...found), () => undefined).rank).toBe(rank);
  });

  it('is that of the first accepted page', () => {
    const accept = [
      {page: '/best', anchor: null},
      {page: '/good', anchor: null},
    ];
    expect(judge(query({accept}), hits('/x', '/good', '/best'), () => undefined).rank).toBe(2);
  });

  it('keeps the anchor of the best result of each page', () => {
    expect(distinctPages(hits('/a#x', '/a', '/b'))).toEqual(hits('/a#x', '/b'));
  });
});

describe('the place of a result', () => {
  const placed = (wanted: string, found: string[]) =>
    judge(query({accept: hits(wanted)}), hits(...found), () => outline).isPlaced;

  it.each([
    {wanted: '/delete#steps', found: ['/delete#steps'], expected: true},
    {wanted: '/delete#steps', found: ['/delete#wait'], expected: true, why: 'under that heading'},
    {wanted: '/delete#wait', found: ['/delete#steps'], expected: false},
    {wanted: '/delete#steps', found: ['/delete'], expected: false},
    {wanted: '/delete#fields', found: ['/delete#name'], expected: true, why: 'a row of its table'},
    {wanted: '/delete#name', found: ['/delete#fields'], expected: false},
    {wanted: '/delete#tip', found: ['/delete#wait'], expected: true, why: 'no hit leads closer'},
    {wanted: '/delete#tip', found: ['/delete#steps'], expected: false},
    {wanted: '/delete#steps', found: ['/other#steps'], expected: false},
    {wanted: '/delete#steps', found: ['/delete', '/delete#steps'], expected: false},
    {wanted: '/delete', found: ['/delete#steps'], expected: null, why: 'no section is asked for'},
  ])('is $expected for $wanted and $found', ({wanted, found, expected}) => {
    expect(placed(wanted, found)).toBe(expected);
  });
});

const ranked = (rank: number, values: Partial<Query> = {}): Outcome => ({
  query: query(values),
  pages: [],
  rank,
  isPlaced: null,
});

describe('figures', () => {
  it('are shares, and the mean of the reciprocal ranks', () => {
    const outcomes = [ranked(1), ranked(2), ranked(4), {...ranked(0), isPlaced: false}];
    expect(figuresOf(outcomes)).toEqual({queries: 4, hit1: 0.25, hit3: 0.5, mrr: 0.4375, place: 0});
  });

  it('of no queries are zero, so that no goal is reached without them', () => {
    expect(figuresOf([])).toEqual({queries: 0, hit1: 0, hit3: 0, mrr: 0, place: null});
  });
});

describe('goals', () => {
  const everywhere = (rank: number) =>
    LANGUAGES.flatMap((language) =>
      CLASSES.flatMap((queryClass) =>
        Array.from({length: 20}, (_, index) => ranked(rank, {language, queryClass, line: index})),
      ),
    );

  it('are reached by an engine that is always right', () => {
    expect(missedGoals(everywhere(1))).toEqual([]);
  });

  it('are all missed by an engine that answers with the wrong page', () => {
    const outcomes = everywhere(1).map((outcome) =>
      judge(outcome.query, hits('/wrong'), () => undefined),
    );
    expect(missedGoals(outcomes)).toHaveLength(LANGUAGES.length * (CLASSES.length + 2));
  });

  it('name the class that is too weak, although the others make up for it', () => {
    const outcomes = everywhere(1).map((outcome) =>
      outcome.query.queryClass === 'typo' &&
      outcome.query.language === 'zh' &&
      outcome.query.line < 4
        ? {...outcome, rank: 4}
        : outcome,
    );
    expect(missedGoals(outcomes)).toEqual([
      {language: 'zh', queryClass: 'typo', figure: 'hit@3', value: 0.8, goal: 0.85},
    ]);
  });

  it('leave the tests some room below them, but no engine that finds nothing', () => {
    const third = everywhere(1).map((outcome, index) =>
      index % 30 === 0 ? {...outcome, rank: 4} : outcome,
    );
    expect(missedGoals(third)).not.toEqual([]);
    expect(missedGoals(third, FLOORS)).toEqual([]);
    expect(missedGoals([], FLOORS)).toHaveLength(LANGUAGES.length * (CLASSES.length + 2));
  });
});

describe('words of the manual', () => {
  it('are named when another page comes first or none is found', () => {
    expect(siteBeforeManual(() => hits('/obis/keys', '/'))).toEqual([]);
    const lines = siteBeforeManual((_, word) => (word === 'KMS' ? hits('/', '/obis/keys') : []));
    expect(lines).toContain('en "KMS" finds / first, which is no page of the manual');
    expect(lines).toContain('zh "车间" finds nothing, which is no page of the manual');
    expect(lines).toHaveLength(14);
  });
});

describe('failures', () => {
  const outcomes = [ranked(1), ranked(2), ranked(0, {half: 'check', text: 'held out'})];

  it('exclude the held-out half by default', () => {
    expect(listFailures(outcomes, false)).toHaveLength(1);
    expect(listFailures(outcomes, true).join('\n')).toContain('held out');
  });
});

describe('files of queries', () => {
  const parse = (...lines: string[]) =>
    parseQueries(
      'queries/en.tune.yaml',
      ['language: en', 'half: tune', 'queries:', ...lines].join('\n'),
    );

  it('are read with class, targets and line', () => {
    const {queries, problems} = parse(
      '  title:',
      '    - query: delete a key',
      '      accept: [/obis/a#steps, /obis/b]',
    );
    expect(problems).toEqual([]);
    expect(queries).toMatchObject([
      {
        queryClass: 'title',
        text: 'delete a key',
        accept: hits('/obis/a#steps', '/obis/b'),
        line: 5,
      },
    ]);
  });

  it.each([
    [['  titel:', '    - {query: a, accept: [/a]}'], 4, /titel/],
    [['  title:', '    - {query: a, accept: [/zh/a]}'], 5, /path of a page without \/zh/],
    [['  title:', '    - {query: a, accept: []}'], 5, /name the page that answers/],
    [['  title:', '    - {query: a, acept: [/a]}'], 5, /acept/],
    [['  title:', '    - {query: 12, accept: [/a]}'], 5, /in quotes/],
  ])('name line and fix of a mistake: %j', (lines, line, text) => {
    const {problems} = parse(...lines);
    expect(problems.map((problem) => problem.line)).toContain(line);
    expect(problems.map(({message, fix}) => `${message} ${fix}`).join('\n')).toMatch(text);
  });

  it('must be named after their language and half', () => {
    expect(
      parseQueries('zh.tune.yaml', 'language: en\nhalf: tune\nqueries: {}').problems,
    ).toHaveLength(1);
  });
});
