import type {Code, Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {describe, expect, it} from 'vitest';
import {COMMAND_LANGUAGES} from '../../content/commandHosts';
import {highlight} from './highlight';
import remarkHighlight from './remarkHighlight';

const coloured = (code: string, language: string) =>
  highlight(code, language)
    ?.flat()
    .map(([text, colour]) => [colour, text]);

describe('highlight', () => {
  it.each([
    ['bash', 'sudo systemctl stop obis # now', {comment: '# now'}],
    ['powershell', 'Get-Service "OBIS"', {string: '"OBIS"'}],
    ['bat', 'rem stop\nset x=1', {comment: 'rem stop'}],
    ['ini', '[edge]\nport=1', {keyword: 'edge', name: 'port', string: '1'}],
    ['json', '{"id": 12}', {name: '"id"', number: '12'}],
    ['md', '## A\n[a](/b)', {keyword: ' A', string: '/b'}],
  ])('colours %s', (language, code, expected) => {
    expect(coloured(code, language)).toEqual(expect.arrayContaining(Object.entries(expected)));
  });

  it.each(COMMAND_LANGUAGES)('knows %s, in which readers type commands', (language) => {
    const fix = `Fix: load ${language} in src/markdown/code/highlight.ts.`;
    expect(highlight('if x', language), fix).toBeDefined();
  });

  it('leaves text and unknown languages plain', () => {
    expect(coloured('if x', 'text')).toEqual([[null, 'if x']]);
    expect(highlight('if x', 'no-such-language')).toBe(undefined);
  });

  it('marks words with a hyphen, which must not wrap', () => {
    expect(coloured('openssl s_client -brief -no-CApath', 'bash')).toEqual([
      [null, 'openssl s_client '],
      ['hyphenated', '-brief'],
      [null, ' '],
      ['hyphenated', '-no-CApath'],
    ]);
    const path = '/obis/feature-guide/kms/create-a-key';
    expect(coloured(path, 'bash')).toEqual([[null, path]]);
    expect(coloured('ExecStart=/bin/sh --keep 14', 'ini')).toContainEqual([
      'string hyphenated',
      '--keep',
    ]);
  });

  it('loses no character', () => {
    const code = '{\n  "a": [1, 2],\n\n  "b": "x"\n}';
    const lines = highlight(code, 'json') ?? [];
    expect(lines.map((line) => line.map(([text]) => text).join('')).join('\n')).toBe(code);
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
      {className: 'language-json', metastring: 'title="a"', lines: '[[["1","number"]]]'},
      ['"1"'],
    ]);
  });

  it('adds no colours where nothing is highlighted', () => {
    expect(transformed({lang: 'x', value: 'if x'})[1]).toEqual({className: 'language-x'});
    expect(transformed({lang: null, value: 'if x'})[1]).toEqual({});
  });
});
