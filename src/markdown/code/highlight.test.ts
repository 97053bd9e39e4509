import type {Code, Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {describe, expect, it} from 'vitest';
import {highlight} from './highlight';
import {encodeRuns, KINDS, splitLines} from './kinds';
import remarkHighlight from './remarkHighlight';

const coloured = (code: string, language: string): [string, string][] =>
  splitLines(code, encodeRuns(highlight(code, language)))
    .flat()
    .filter(([kind]) => kind !== 'p')
    .map(([kind, text]) => [KINDS[kind], text]);

describe('highlight', () => {
  it.each([
    ['bash', 'sudo systemctl stop obis # now', {comment: '# now'}],
    ['powershell', 'Get-Service "OBIS"', {string: '"OBIS"'}],
    ['bat', 'rem stop\nset x=1', {comment: 'rem stop'}],
    ['ini', '[edge]\nport=1', {keyword: 'edge', name: 'port', string: '1'}],
    ['json', '{"id": 12}', {name: '"id"', number: '12'}],
    ['md', '## A\n[a](/b)', {keyword: '## A', string: '[a](/b)'}],
  ])('colours %s', (language, code, expected) => {
    expect(coloured(code, language)).toEqual(expect.arrayContaining(Object.entries(expected)));
  });

  it('leaves text and unknown languages plain', () => {
    expect(highlight('if x', 'text')).toEqual([]);
    expect(highlight('if x', 'no-such-language')).toEqual([]);
  });

  it('loses no character', () => {
    const code = '{\n  "a": [1, 2],\n\n  "b": "x"\n}';
    const lines = splitLines(code, encodeRuns(highlight(code, 'json')));
    expect(lines.map((line) => line.map(([, text]) => text).join('')).join('\n')).toBe(code);
  });
});

describe('splitLines', () => {
  it('continues a run over a line break', () => {
    expect(splitLines('a\nb c', '3s')).toEqual([
      [['s', 'a']],
      [
        ['s', 'b'],
        ['p', ' c'],
      ],
    ]);
  });

  it('ignores the runs of a longer text', () => {
    expect(splitLines('ab', '3s')).toEqual([[['p', 'ab']]]);
  });
});

describe('remarkHighlight', () => {
  /** The attributes and the text of the element that a fence becomes. */
  const transformed = (node: Omit<Code, 'type'>) => {
    const root: Root = {type: 'root', children: [{type: 'code', ...node}]};
    remarkHighlight()(root);
    const block = root.children[0] as MdxJsxFlowElement;
    const attributes = block.attributes.map((attribute) =>
      attribute.type === 'mdxJsxAttribute' ? [attribute.name, attribute.value] : [],
    );
    return [
      block.name,
      Object.fromEntries(attributes),
      block.children.map((child) => 'value' in child && child.value),
    ] as const;
  };

  it('makes a fence a code block with its language, its settings and its colours', () => {
    expect(transformed({lang: 'JSON', meta: 'title="a"', value: '1'})).toEqual([
      'CodeBlock',
      {className: 'language-JSON', metastring: 'title="a"', runs: '1n'},
      ['"1"'],
    ]);
  });

  it('adds no colours where nothing is highlighted', () => {
    expect(transformed({lang: 'text', value: 'if x'})[1]).toEqual({className: 'language-text'});
    expect(transformed({lang: null, value: 'if x'})[1]).toEqual({});
  });
});
