import {describe, expect, it} from 'vitest';
import {checkPatterns, shown, testContext, testPage, type Scenario} from '../testing';
import {abbreviations} from './abbreviations';
import {leftoverEnglish} from './english';
import {ownedNumbers} from './numbers';
import {simplified} from './simplified';
import {termText} from './structure';

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
    {name: 'polite address', text: '您的密钥，你的 CA', says: [found('您'), found('你')]},
    {name: '迷你', text: '迷你烧录器'},
    {name: 'please', text: '请单击', says: [found('请')]},
    {name: 'requests, and asking somebody', text: '申请、请求、邀请。请管理员解锁。'},
    {name: 'a wrong variant', text: '登陆后点击', says: [found('点击'), found('登陆')]},
    {
      name: '进行 with a verb',
      text: '对密钥进行删除。扫描时进行核对。烧录正在进行。',
      says: [found('对密钥进行'), found('进行核对')],
    },
    {name: 'ten minutes', text: '等待十分钟'},
    {name: 'a word that is named, in italics', text: '不写*您*'},
    {name: 'a quotation', text: '> 请稍候'},
  ];
  it.each(table)('$name', ({text, says = []}) => {
    expect(checkPatterns('word', text, 'zh')).toEqual(says);
  });
});

describe('untranslated text', () => {
  const found = (text: string) => `1 English text on a Chinese page ("${text}")`;
  const named = {...context, names: ['Visual Studio Code']};
  const table: Scenario[] = [
    {
      name: 'a sentence',
      text: '注意：Select the key first。',
      says: [found('Select the key first')],
    },
    {name: 'three words', text: '安装 Ubuntu Server LTS 版本'},
    {name: 'a name', text: '安装 Visual Studio Code for Windows'},
    {name: 'a quoted command', text: '执行“sudo apt remove tool”，然后重启。'},
    {name: 'a term of the glossary', text: 'DAC 即 Device Attestation Certificate for Matter'},
    {name: 'code and labels', text: '`run this command now` <UI>Select the key first</UI>'},
    {name: 'a cell', text: '| Likely cause |\n| --- |\n| 原因 |'},
    {
      name: 'a heading in small words',
      text: 'Before you begin',
      says: [found('Before you begin')],
    },
    {name: 'codes only', text: 'AES-128, EC P-256'},
  ];
  it.each(table)('$name', ({text, says = []}) => {
    expect(shown(leftoverEnglish.check(testPage(text, 'zh'), named))).toEqual(says);
  });
});

describe('one translation for one term', () => {
  const table: Scenario[] = [
    {name: 'the name', text: '<Term id="dac">设备证明证书</Term>'},
    {name: 'the abbreviation', text: '<Term id="dac">DAC</Term>'},
    {name: 'both', text: '<Term id="dac">设备证明证书（DAC）</Term>'},
    {
      name: 'an abbreviation spelt out inside a name',
      text: '<Term id="csr-configuration">证书签名请求（CSR）配置</Term>',
    },
    {
      name: 'another rendering',
      text: '<Term id="dac">设备认证证书</Term>',
      says: ['1 the glossary has another word for dac ("设备认证证书")'],
    },
    {name: 'without a text', text: '<Term id="dac" />'},
  ];
  it.each(table)('$name', ({text, says = []}) => {
    expect(shown(termText.check(testPage(text, 'zh'), context))).toEqual(says);
  });
});

describe('simplified characters', () => {
  const found = (character: string) => `1 not a simplified character ("${character}")`;
  const table: Scenario[] = [
    {name: 'simplified', text: '设备烧录与镜像校验'},
    {name: 'traditional', text: '設备', says: [found('設')]},
    {name: 'Japanese', text: '検査', says: [found('検'), found('査')]},
    {name: 'in a label', text: '<UI>憑證</UI>', says: [found('憑'), found('證')]},
  ];
  it.each(table)('$name', ({text, says = []}) => {
    expect(shown(simplified.check(testPage(text, 'zh'), context))).toEqual(says);
  });
});

describe('numbers that the model owns', () => {
  const limits = new Map([
    ['30 天', ['deletion-wait']],
    ['100000 行', ['rows-max']],
  ]);
  const found = (text: string) => `1 the model owns this number ("${text}")`;
  const table: Scenario[] = [
    {name: 'with a space', text: '等待 30 天。', says: [found('30 天')]},
    {name: 'with a comma', text: '最多 100,000 行', says: [found('100,000 行')]},
    {name: 'another number', text: '等待 31 天或 130 天。'},
    {name: 'the component', text: '等待 <Limit id="deletion-wait" />。'},
  ];
  it.each(table)('$name', ({text, says = []}) => {
    const remarks = ownedNumbers.check(testPage(text, 'zh'), testContext({limits}));
    expect(shown(remarks)).toEqual(says);
  });
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
