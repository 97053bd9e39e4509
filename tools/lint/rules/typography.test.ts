import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {loadAutocorrect} from '../autocorrect';
import {readTextFile} from '../readTexts';
import {shown, testContext, testPage, type Scenario} from '../testing';
import {changesBetween, typography} from './typography';

const model: Readonly<Record<string, string>> = {
  'rows-max': '100,000 行',
  codes: 'AES',
  enabled: '启用',
  kms: 'KMS',
};
const context = {
  ...testContext({shownBy: ({id = ''}) => model[id]}),
  autocorrect: await loadAutocorrect(path.resolve('.')),
};
const rule = typography;

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
    const data = readTextFile('data/a.yaml', 'a:\n  - {en: x, zh: "最多{limit:rows-max}"}\n', 'zh');
    const messages = readTextFile(
      'a.json',
      '{\n"obis.a": {"message": "共{n} 项,完"}\n}',
      'zh',
      'message',
    );
    const lines = [page, data, messages].map((source) => shown(rule.check(source, context)));
    expect(lines).toEqual([
      [`2 spacing or width ("用KMS")`],
      [`2 spacing or width ("最多100,000")`],
      [`2 half-width mark in Chinese text ("共\uFFFC 项,完")`],
    ]);
  });
});
