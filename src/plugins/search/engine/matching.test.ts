import {describe, expect, it} from 'vitest';
import type {SynonymSet} from '../shared/searchIndex';
import {engineOf, pageOf, pathsFound, textsFound} from './engineFixture';

const english = engineOf([
  pageOf('/programming', ['# Program devices', 'Programming writes the firmware.']),
  pageOf('/keys', [
    '# Delete a key',
    'A deleted key cannot be restored.',
    'A cert in the firewall.',
  ]),
  pageOf('/codes', [
    '# Codes',
    'CERT-01 ends the chain.',
    'VERIFY-01 asks for a second look.',
    'Curve P-256 is the default.',
    'Open 10.0.0.1 in a browser.',
    'CASE_ERR_12 names the case.',
    'A DAC proves the origin.',
    'Stations of the series OBIS7.',
  ]),
  pageOf('/accounts', ['# Locked accounts', 'After five attempts.']),
  pageOf('/café', ['# Über cafés', 'A place named Café.']),
]);

const NAMES: SynonymSet[] = [
  {
    names: ['Programming', '烧录'],
    typed: ['flash', 'burn', 'write firmware', '烧写', '写号', '灌不了'],
  },
  {names: ['Key check value', '密钥校验值', 'KCV'], typed: ['key checksum']},
  {names: ['Locked', '已锁定'], typed: ['locked out', '账号被锁']},
  {names: ['Failed', '失败'], typed: []},
];

const chinese = engineOf(
  [
    pageOf('/zh/programming', ['# 执行设备烧录', '如果烧录失败，请更换设备。']),
    pageOf('/zh/keys', ['# 查看密钥', '密钥校验值由平台计算。', '删除一个密钥之前先禁用。']),
    pageOf('/zh/accounts', ['# 用户状态', '已锁定的账户不能登录。']),
    pageOf('/zh/batches', ['# 批次', '工位按批次工作。']),
  ],
  NAMES,
);

it('reads Han text from its end: 先停用 is 先 and 停用', () => {
  const engine = engineOf(
    [pageOf('/zh/disable', ['# 禁用密钥']), pageOf('/zh/pause', ['# 暂停使用密钥'])],
    [
      {names: ['暂停'], typed: ['先停']},
      {names: ['禁用'], typed: ['停用']},
    ],
  );
  expect(pathsFound(engine, '密钥先停用')[0]).toBe('/zh/disable');
});

describe('words', () => {
  it('are not corrected where a synonym has them, though no text does', () => {
    const groups = [{names: ['Key'], typed: ['robot arm']}];
    const engine = engineOf([pageOf('/root', ['# Root']), pageOf('/key', ['# Key'])], groups);
    expect(pathsFound(engine, 'robot arm')).toEqual(['/key']);
  });

  it('are found while they are typed, the last one only', () => {
    expect(pathsFound(english, 'progr')).toEqual(['/programming']);
    expect(pathsFound(english, 'devices progr')).toEqual(['/programming']);
    expect(pathsFound(english, 'progr ')).toEqual([]);
    expect(pathsFound(english, 'firmw restored')).toEqual(['/keys']);
  });

  it('come before longer words that begin like them', () => {
    const engine = engineOf([
      pageOf('/passphrase', ['# Backup', '## Passphrase']),
      pageOf('/states', ['# States', '## Result of a device: pass']),
    ]);
    expect(pathsFound(engine, 'pass')).toEqual(['/states', '/passphrase']);
  });

  it('are found in other forms', () => {
    expect(pathsFound(english, 'deleting ')).toEqual(['/keys']);
    expect(pathsFound(english, 'programs ')).toEqual(['/programming']);
  });

  it('are found in any case and width, with and without accents', () => {
    for (const query of ['CAFE ', 'cafe\u0301s ', 'ｃａｆé ', 'uber ']) {
      expect(pathsFound(english, query)).toEqual(['/café']);
    }
  });

  it.each(['progamming ', 'porgramming ', 'firmwares ', 'frimware ', 'attemps ', 'chian '])(
    'are found misspelt: %s',
    (query) => {
      expect(pathsFound(english, query)).toHaveLength(1);
    },
  );

  it.each(['kye ', 'DAX ', 'obisx ', 'dac2 ', 'VERIFY-02', 'P-265', '10.0.0.2', 'CASE_ERR_13'])(
    'of up to three letters, and codes, are not taken for others: %s',
    (query) => {
      expect(textsFound(english, query).filter((text) => /key|\d|DAC/.test(text))).toEqual([]);
    },
  );

  it.each([
    ['VERIFY01', 'VERIFY-01 asks for a second look.'],
    ['p256', 'Curve P-256 is the default.'],
    ['Ｐ－256', 'Curve P-256 is the default.'],
    ['10.0.0.1', 'Open 10.0.0.1 in a browser.'],
    ['case err 12', 'CASE_ERR_12 names the case.'],
    ['dac', 'A DAC proves the origin.'],
    ['writes/firmware', 'Programming writes the firmware.'],
  ])('of codes find the code, however it is written: %s', (query, text) => {
    expect(textsFound(english, query)).toEqual([text]);
  });

  it('of a code that are typed apart find the code first', () => {
    expect(textsFound(english, 'cert 01')[0]).toBe('CERT-01 ends the chain.');
  });

  it.each(['', ' ', '?!', '，。', '<>"\'', '.*+?^${}()|[]\\', '\ud83d', '\0', '\u200f\u202e'])(
    'are needed to find anything: %j finds nothing',
    (query) => {
      expect(textsFound(english, query)).toEqual([]);
    },
  );

  it('that only ask do not count, unless they are all there is', () => {
    const engine = engineOf(
      [
        pageOf('/about', ['# About', '怎么办', 'Help for everybody.']),
        pageOf('/keys', ['# Delete a key', 'More about keys.']),
      ],
      [{names: ['Help', '帮助'], typed: []}],
    );
    expect([...engine.search('help me delete a key').highlightTerms]).toEqual([
      'delete',
      'key',
      'keys',
    ]);
    expect(pathsFound(engine, 'about')).toEqual(['/about', '/keys']);
    expect(pathsFound(engine, '怎么办')).toEqual(['/about']);
  });
});

describe('Chinese', () => {
  it.each([
    ['录失', '/zh/programming'],
    ['备烧录', '/zh/programming'],
    ['烧', '/zh/programming'],
    ['败', '/zh/programming'],
    ['删除密钥', '/zh/keys'],
    ['密 钥', '/zh/keys'],
  ])('is found by any piece of it: %s', (query, path) => {
    expect(pathsFound(chinese, query)).toEqual([path]);
  });

  it('of one character finds words that it begins', () => {
    expect([...chinese.search('批').highlightTerms]).toEqual(['批次']);
    expect(textsFound(chinese, '批')).toEqual(['批次', '工位按批次工作。']);
  });

  it('does not highlight what one character between phrases begins: 请 in 失败请烧录', () => {
    const {highlightTerms} = chinese.search('失败请烧录');
    expect([...highlightTerms]).toContain('失败');
    expect([...highlightTerms].filter((term) => term.startsWith('请'))).toEqual([]);
  });

  it('with a wrong character finds what the others are in', () => {
    expect(pathsFound(chinese, '烧路失败')).toEqual(['/zh/programming']);
  });

  it('mixes with English, and English names find Chinese pages', () => {
    expect(pathsFound(chinese, '烧录 failed')).toEqual(['/zh/programming']);
    expect(textsFound(chinese, 'kcv')).toEqual(['密钥校验值由平台计算。']);
    expect(textsFound(chinese, 'key check value')).toEqual(['密钥校验值由平台计算。']);
  });
});

describe('synonyms', () => {
  it.each(['flash', 'burn', 'burning', '烧写', '写号', 'write firmware', '灌不了'])(
    'find what readers call otherwise: %s',
    (query) => {
      expect(pathsFound(chinese, query)[0]).toBe('/zh/programming');
    },
  );

  it('of several words are one thing, not their words', () => {
    const engine = engineOf(
      [
        pageOf('/sign-in', ['# Locked accounts']),
        pageOf('/door', ['# Take a device out', 'The door is locked from inside. Check the key.']),
      ],
      NAMES,
    );
    expect(pathsFound(engine, 'locked out')[0]).toBe('/sign-in');
    expect(pathsFound(engine, '账号被锁')[0]).toBe('/sign-in');
    expect(pathsFound(engine, 'kcv')).toEqual([]);
    expect(pathsFound(chinese, '账号被锁')).toEqual(['/zh/accounts']);
  });

  it('that readers type stand for the name, but the name not for them', () => {
    const pages = [
      pageOf('/fuses', ['# Fuses', 'Burn a fuse.']),
      pageOf('/programming', ['# Programming']),
    ];
    const engine = engineOf(pages, NAMES);
    expect(pathsFound(engine, 'programming')).toEqual(['/programming']);
    expect(pathsFound(engine, 'flash')).toEqual(['/programming']);
    expect(pathsFound(engine, 'burn').toSorted()).toEqual(['/fuses', '/programming']);
  });
});
