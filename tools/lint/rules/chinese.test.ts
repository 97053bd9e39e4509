import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {loadAutocorrect} from '../autocorrect';
import {readDataFile} from '../readData';
import {readMessageFile} from '../readMessages';
import {shown, testContext, testPage, type Scenario} from '../testing';
import {chineseWords} from './chineseWords';
import {leftoverEnglish} from './english';
import {termText} from './termText';
import {changesBetween, typography} from './typography';

const model: Readonly<Record<string, string>> = {
  'rows-max': '100,000 行',
  codes: 'AES',
  enabled: '启用',
  kms: 'KMS',
};
const context = testContext({
  englishTerms: ['Device Attestation Certificate'],
  chineseForms: new Map([
    ['dac', ['设备证明证书', 'DAC', '设备证明证书（DAC）']],
    ['csr-configuration', ['CSR 配置']],
  ]),
  shownBy: ({id = ''}) => model[id],
});
const rule = typography(await loadAutocorrect(path.resolve('.')));

describe('changesBetween', () => {
  it.each([
    {before: '用KMS', after: '用 KMS', at: [1]},
    {before: '用 ，好', after: '用，好', at: [1]},
    {before: '用,好A好', after: '用，好 A 好', at: [1, 3, 4]},
    {before: '用 KMS', after: '用 KMS', at: []},
  ])('$before → $after', ({before, after, at}) => {
    expect(changesBetween(before, after).map((change) => change.at)).toEqual(at);
  });
});

describe('typography', () => {
  const wide = (text: string) => `1 half-width mark in Chinese text ("${text}")`;
  const space = (text: string) => `1 spacing or width ("${text}")`;
  const beside = (text: string) => `1 space beside a full-width mark ("${text}")`;
  const table: Scenario[] = [
    {name: 'a right sentence', text: '导出（CSV）后，查看 3 个文件：“结果”等……'},
    {name: 'a half-width comma', text: '导出,完成', says: [wide('导出,完成')]},
    {name: 'a half-width colon', text: '状态: 启用', says: [wide('状态: 启用')]},
    {
      name: 'a half-width full stop',
      text: '完成.',
      says: ['1 half-width full stop in Chinese text ("完成.")'],
    },
    {name: 'a version and a time', text: '版本 2.4.0，时间 10:30，共 5,000 台'},
    {
      name: 'brackets',
      text: '结果(可选)',
      says: [
        '1 half-width bracket in Chinese text ("结果(可选)")',
        '1 half-width bracket in Chinese text ("结果(可选)")',
      ],
    },
    {
      name: 'straight quotation marks',
      text: '参见"密钥',
      says: ['1 straight quotation mark in Chinese text ("参见"密钥")'],
    },
    {
      name: 'corner brackets',
      text: '「密钥」',
      says: ['1 corner bracket ("「密钥」")', '1 corner bracket ("「密钥」")'],
    },
    {name: 'an ellipsis', text: '等...', says: ['1 ellipsis ("等...")']},
    {name: 'two marks', text: '完成，。', says: ['1 two marks one after the other ("完成，。")']},
    {
      name: 'two spaces',
      text: '用  KMS。',
      says: ['1 two spaces one after the other ("用  KMS。")'],
    },
    {name: 'no space before Latin', text: '用KMS', says: [space('用KMS')]},
    {name: 'no space after a digit', text: '最多 8台', says: [space('最多 8台')]},
    {name: 'a space beside a mark', text: '用 KMS ，好', says: [beside('用 KMS ，好')]},
    {name: 'a space beside a quotation', text: '“密钥” 和', says: [beside('“密钥” 和')]},
    {
      name: 'a line break between characters',
      text: '单击\n创建',
      says: ['1 space (or line break) between Chinese characters ("单击 创建")'],
    },
    {
      name: 'full-width letters',
      text: '用 ＫＭＳ',
      says: Array<string>(3).fill(space('用 ＫＭＳ')),
    },
    {name: 'English text', text: 'A text (in English), with marks.'},
    {name: 'right code', text: '运行 `obis-edge a,b (c)` 查看'},
    {name: 'code without a space', text: '运行`ls`，', says: [space('运行xx，')]},
    {name: 'Chinese code, with a space and without', text: '输入 `产线`，或`工位`。'},
    {name: 'a label', text: '单击<UI>创建</UI>，打开 <UI>CSR 配置</UI>。'},
    {
      name: 'a label in Latin without a space',
      text: '打开<UI>KMS</UI>页',
      says: [space('打开KMS页'), space('打开KMS页')],
    },
    {
      name: 'a space before a Chinese label',
      text: '单击 <UI>创建</UI>',
      says: ['1 space (or line break) between Chinese characters ("单击 创建")'],
    },
    {name: 'a limit that starts with a digit', text: '最多 <Limit id="rows-max" />每个文件'},
    {
      name: 'no space before such a limit',
      text: '最多<Limit id="rows-max" />。',
      says: [space('最多100,000')],
    },
    {
      name: 'no space after a limit in Latin',
      text: '用 <Limit id="codes" />加密',
      says: [space('用 AES加密')],
    },
    {name: 'a state', text: '状态为<State entity="key" id="enabled" />的密钥'},
    {name: 'a term in its short form', text: '由 <Term id="kms" /> 保存'},
    {name: 'a component that the model does not know', text: '见 <Badge /> 和<Badge />。'},
    {name: 'emphasis and links', text: '**密钥**和[CA](/a)', says: [space('密钥和CA')]},
    {name: 'a table', text: '| 列 |\n| --- |\n| 用KMS |', says: ['3 spacing or width ("用KMS")']},
    {
      name: 'labels of a diagram',
      text: '```mermaid\nflowchart TD\n  a["密钥<br/>证书"] -->|"用KMS"| b[CA]\n```',
      says: ['2 spacing or width ("证书 · 用KMS · C")'],
    },
    {
      name: 'messages of a sequence',
      text: '```mermaid\nsequenceDiagram\n  participant A as 控制台\n  A->>B: 用KMS\n```',
      says: ['2 spacing or width ("制台 · 用KMS")'],
    },
    {
      name: 'the caption of a diagram',
      text: '```mermaid title="用KMS"\n```',
      says: [space('用KMS')],
    },
    {name: 'a quotation', text: '> 用KMS'},
  ];
  it.each(table)('$name', ({text, says = []}) => {
    expect(shown(rule.check(testPage(text, 'zh'), context))).toEqual(says);
  });

  it('reads the description, data/ and messages', () => {
    const page = testPage('---\ndescription: 用KMS\n---\n', 'zh');
    const data = readDataFile('data/a.yaml', 'a:\n  - {en: x, zh: "最多{limit:rows-max}"}\n', 'zh');
    const messages = readMessageFile('a.json', '{\n"id": {"message": "共{n} 项,完"}\n}');
    const lines = [page, data, messages].map((source) => shown(rule.check(source, context)));
    expect(lines).toEqual([
      [`2 spacing or width ("用KMS")`],
      [`2 spacing or width ("最多100,000")`],
      [`2 half-width mark in Chinese text ("共\uFFFC 项,完")`],
    ]);
  });
});

describe('words that a Chinese manual does without', () => {
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
    expect(shown(chineseWords.check(testPage(text, 'zh'), context))).toEqual(says);
  });
});

describe('text left in English', () => {
  const found = (text: string) => `1 English text on a Chinese page ("${text}")`;
  const english = leftoverEnglish(['Visual Studio Code']);
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
    expect(shown(english.check(testPage(text, 'zh'), context))).toEqual(says);
  });
});

describe('one rendering for one term', () => {
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
