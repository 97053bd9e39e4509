import {describe, expect, it} from 'vitest';
import {checkPatterns, itSays, shown, testContext, testPage, type Scenario} from '../testing';
import {abbreviations} from './abbreviations';
import {leftoverEnglish} from './english';
import {ownedNumbers} from './numbers';
import {simplified} from './simplified';
import {termText} from './structure';
import {patternRules} from './words';

const context = testContext({
  englishTerms: ['Device Attestation Certificate'],
  chineseForms: new Map([
    ['dac', ['设备证明证书', 'DAC', '设备证明证书（DAC）']],
    ['csr-configuration', ['CSR 配置']],
  ]),
});
describe('forbidden Chinese words', () => {
  const found = (word: string) => `1 forbidden word ("${word}")`;
  const table: Scenario[] = [
    ['polite address', '您的密钥，你的 CA', [found('您'), found('你')]],
    ['迷你', '迷你烧录器'],
    ['please', '请单击', found('请')],
    ['requests, and asking somebody', '申请、请求、邀请。请管理员解锁。'],
    ['a wrong variant', '登陆后点击', [found('点击'), found('登陆')]],
    [
      '进行 with a verb',
      '对密钥进行删除。扫描时进行核对。烧录正在进行。',
      [found('对密钥进行'), found('进行核对')],
    ],
    ['ten minutes', '等待十分钟'],
    ['a word that is named, in italics', '不写*您*'],
    ['a quotation', '> 请稍候'],
  ];
  itSays(table, (text) => checkPatterns('word', text, 'zh'));
});

describe('Chinese numbers', () => {
  const table: Scenario[] = [
    [
      'of five and more digits',
      '最多 1000000 台设备。',
      '1 number of five and more digits without a comma ("1000000")',
    ],
    ['of four digits', '共 5,000 台。', '1 number of four digits with a comma ("5,000")'],
    ['with a comma, of four digits, and no amounts', '100,000 台、5000 个，PID 为 32768。'],
    ['in code', '`1000000 台`'],
  ];
  const find = (text: string) => {
    const page = {...testPage(text, 'zh'), file: 'i18n/zh/page.mdx'};
    const rules = patternRules.filter(
      ({name, languages}) => name === 'marks' && languages?.includes('zh'),
    );
    return shown(rules.flatMap(({check}) => check(page, testContext())));
  };
  itSays(table, find);
});

describe('untranslated text', () => {
  const found = (text: string) => `1 English text on a Chinese page ("${text}")`;
  const named = {...context, names: ['Visual Studio Code']};
  const table: Scenario[] = [
    ['a sentence', '注意：Select the key first。', found('Select the key first')],
    ['three words', '安装 Ubuntu Server LTS 版本'],
    ['a name', '安装 Visual Studio Code for Windows'],
    ['a quoted command', '执行“sudo apt remove tool”，然后重启。'],
    ['a term of the glossary', 'DAC 即 Device Attestation Certificate for Matter'],
    ['code and labels', '`run this command now` <UI>Select the key first</UI>'],
    ['a cell', '| Likely cause |\n| --- |\n| 原因 |', found('Likely cause')],
    ['a heading in small words', 'Before you begin', found('Before you begin')],
    ['codes only', 'AES-128, EC P-256'],
  ];
  itSays(table, (text) => shown(leftoverEnglish.check(testPage(text, 'zh'), named)));
});

describe('one translation for one term', () => {
  const table: Scenario[] = [
    ['the name', '<Term id="dac">设备证明证书</Term>'],
    ['the abbreviation', '<Term id="dac">DAC</Term>'],
    ['both', '<Term id="dac">设备证明证书（DAC）</Term>'],
    [
      'an abbreviation spelt out inside a name',
      '<Term id="csr-configuration">证书签名请求（CSR）配置</Term>',
    ],
    [
      'another rendering',
      '<Term id="dac">设备认证证书</Term>',
      '1 the glossary has another word for dac ("设备认证证书")',
    ],
    ['without a text', '<Term id="dac" />'],
  ];
  itSays(table, (text) => shown(termText.check(testPage(text, 'zh'), context)));
});

describe('simplified characters', () => {
  const found = (character: string) => `1 not a simplified character ("${character}")`;
  const table: Scenario[] = [
    ['simplified', '设备烧录与镜像校验'],
    ['traditional', '設备', found('設')],
    ['Japanese', '検査', [found('検'), found('査')]],
    ['in a label', '<UI>憑證</UI>', [found('憑'), found('證')]],
  ];
  itSays(table, (text) => shown(simplified.check(testPage(text, 'zh'), context)));
});

describe('numbers that the model owns', () => {
  const limits = new Map([
    ['30 天', ['deletion-wait']],
    ['100000 行', ['rows-max']],
  ]);
  const found = (text: string) => `1 the model owns this number ("${text}")`;
  const table: Scenario[] = [
    ['with a space', '等待 30 天。', found('30 天')],
    ['with a comma', '最多 100,000 行', found('100,000 行')],
    ['another number', '等待 31 天或 130 天。'],
    ['the component', '等待 <Limit id="deletion-wait" />。'],
  ];
  itSays(table, (text) => shown(ownedNumbers.check(testPage(text, 'zh'), testContext({limits}))));
});

describe('abbreviations', () => {
  const full = '设备证明证书（DAC）';
  const spellOut = testContext({
    abbreviations: [{abbr: 'DAC', id: 'dac', name: 'Device Attestation Certificate'}],
    chineseForms: new Map([['dac', ['设备证明证书', 'DAC', full]]]),
  });
  it.each([
    {name: 'spelt out', text: `写入<Term id="dac">${full}</Term>。DAC 属于一台设备。`, fixes: []},
    {
      name: 'bare at first',
      text: '写入DAC。',
      fixes: [`write <Term id="dac">${full}</Term> here`],
    },
    {name: 'in a label', text: '打开 <UI>DAC 报告</UI>。', fixes: []},
  ])('$name', ({text, fixes}) => {
    const remarks = abbreviations.check(testPage(text, 'zh'), spellOut);
    expect(remarks.map(({fix}) => fix)).toEqual(fixes);
  });
});
