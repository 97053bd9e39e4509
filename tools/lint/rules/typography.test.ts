import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {loadAutocorrect} from '../autocorrect';
import {readTextFile} from '../readTexts';
import {itSays, shown, testContext, testPage, type Scenario} from '../testing';
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
  const between = '1 space (or line break) between Chinese characters ("单击 创建")';
  const twice = (remark: string) => [remark, remark];
  const table: Scenario[] = [
    ['a right sentence', '导出（CSV）后，查看 3 个文件：“结果”等……'],
    ['a half-width comma', '导出,完成', wide('导出,完成')],
    ['a half-width colon', '状态: 启用', wide('状态: 启用')],
    ['a half-width full stop', '完成.', '1 half-width full stop in Chinese text ("完成.")'],
    ['a version and a time', '版本 2.4.0，时间 10:30，共 5,000 台'],
    ['brackets', '结果(可选)', twice('1 half-width bracket in Chinese text ("结果(可选)")')],
    [
      'a straight quotation mark',
      '参见"密钥',
      '1 straight quotation mark in Chinese text ("参见"密钥")',
    ],
    ['corner brackets', '「密钥」', twice('1 corner bracket ("「密钥」")')],
    ['an ellipsis', '等...', '1 ellipsis ("等...")'],
    ['two marks', '完成，。', '1 two marks one after the other ("完成，。")'],
    [
      'a bracket without its partner',
      '完成（可选。',
      '1 bracket without its partner ("完成（可选。")',
    ],
    [
      'a quotation mark without its partner',
      '参见密钥”。',
      '1 quotation mark without its partner ("参见密钥”。")',
    ],
    ['a range with a hyphen', '读 1-5 条', '1 range with a hyphen ("读 1-5 条")'],
    ['a character twice', '密钥的的名称', '1 character twice ("密钥的的名称")'],
    ['a comma at the end', '完成，', '1 text that ends with a comma ("完成，")'],
    ['a number with a space', '最多 10 000 台', '1 number with a space in it ("最多 10 000")'],
    ['two spaces', '用  KMS。', '1 two spaces one after the other ("用  KMS。")'],
    ['no space before Latin', '用KMS', space('用KMS')],
    ['no space after a digit', '最多 8台', space('最多 8台')],
    ['a space beside a mark', '用 KMS ，好', beside('用 KMS ，好')],
    ['a space beside a quotation', '“密钥” 和', beside('“密钥” 和')],
    ['a line break between characters', '单击\n创建', between],
    ['full-width letters', '用 ＫＭＳ', Array<string>(3).fill(space('用 ＫＭＳ'))],
    ['English text', 'A text (in English), with marks.'],
    ['right code', '运行 `obis-edge a,b (c)` 查看'],
    ['code without a space', '运行`ls`。', space('运行xx。')],
    ['Chinese code, with a space and without', '输入 `产线`，或`工位`。'],
    ['a label', '单击<UI>创建</UI>，打开 <UI>CSR 配置</UI>。'],
    ['a label in Latin', '打开<UI>KMS</UI>页', twice(space('打开KMS页'))],
    ['a space before a Chinese label', '单击 <UI>创建</UI>', between],
    ['a limit that starts with a digit', '最多 <Limit id="rows-max" />每个文件'],
    ['no space before such a limit', '最多<Limit id="rows-max" />。', space('最多100,000')],
    ['no space after a limit in Latin', '用 <Limit id="codes" />加密', space('用 AES加密')],
    ['a state', '状态为<State entity="key" id="enabled" />的密钥'],
    ['a term in its short form', '由 <Term id="kms" /> 保存'],
    ['a component that the model does not know', '见 <Badge /> 和<Badge />。'],
    ['emphasis and links', '**密钥**和[CA](/a)', space('密钥和CA')],
    ['a table', '| 列 |\n| --- |\n| 用KMS |', '3 spacing or width ("用KMS")'],
    [
      'labels of a diagram',
      '```mermaid\nflowchart TD\n  a["密钥<br/>证书"] -->|"用KMS"| b[CA]\n```',
      '2 spacing or width ("证书 · 用KMS · C")',
    ],
    [
      'messages of a sequence',
      '```mermaid\nsequenceDiagram\n  participant A as 控制台\n  A->>B: 用KMS\n```',
      '2 spacing or width ("制台 · 用KMS")',
    ],
    ['the caption of a diagram', '```mermaid title="用KMS"\n```', space('用KMS')],
    ['a quotation', '> 用KMS'],
  ];
  itSays(table, (text) => shown(typography.check(testPage(text, 'zh'), context)));

  it('reads the description, data/ and messages', () => {
    const page = testPage('---\ndescription: 用KMS\n---\n', 'zh');
    const data = readTextFile('data/a.yaml', 'a:\n  - {en: x, zh: "最多{limit:rows-max}"}\n', 'zh');
    const messages = readTextFile(
      'a.json',
      '{\n"obis.a": {"message": "共{n} 项,完"}\n}',
      'zh',
      'message',
    );
    const lines = [page, data, messages].map((source) => shown(typography.check(source, context)));
    expect(lines).toEqual([
      [`2 spacing or width ("用KMS")`],
      [`2 spacing or width ("最多100,000")`],
      [`2 half-width mark in Chinese text ("共\uFFFC 项,完")`],
    ]);
  });
});
