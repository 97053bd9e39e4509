import path from 'node:path';
import type {Code} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {describe, expect, it} from 'vitest';
import remarkDiagrams from './remarkDiagrams';

const textAttribute = ({attributes}: MdxJsxFlowElement, name: string): unknown =>
  attributes.find((each) => 'name' in each && each.name === name)?.value;

/** Run the plugin over a page whose fence opens on line 10. */
async function run(value: string, meta: string | null = 'alt="A to B"') {
  const at = {line: 10, column: 1};
  const node: Code = {type: 'code', lang: 'mermaid', meta, value, position: {start: at, end: at}};
  await remarkDiagrams({siteDir: '/site'})(
    {type: 'root', children: [node]},
    {path: path.join('/site', 'docs', 'a.mdx')},
  );
  return node as unknown as MdxJsxFlowElement;
}

// The layout engine takes seconds to load on a busy machine.
describe('remarkDiagrams', {timeout: 30_000}, () => {
  it('draws a fence as inline SVG without fonts, fixed colours or bare ids', async () => {
    const node = await run('flowchart TD\n  A[One] --> B[二]', 'alt="A to B" title="Flow"');
    const svg = String(textAttribute(node, 'svg'));
    expect(node.name).toBe('Diagram');
    expect(textAttribute(node, 'alt')).toBe('A to B');
    expect(textAttribute(node, 'title')).toBe('Flow');
    expect(svg).toMatch(/^<svg [\s\S]*One[\s\S]*二[\s\S]*<\/svg>$/);
    expect(svg).not.toMatch(/@import|googleapis|font-family|"#[0-9a-f]|<style|data-/i);
    expect(svg).not.toMatch(/\sid=|url\(/);
  });

  it('gives the ids of a sequence a prefix of its own', async () => {
    const node = await run('sequenceDiagram\n  A->>B: Ask');
    const svg = String(textAttribute(node, 'svg'));
    expect(svg).toMatch(/<marker id="d[0-9a-f]{6}-seq-arrow"/);
    expect(svg.match(/<rect\b[^>]*\srx="3"[^>]*>/g)).toHaveLength(2);
    expect(svg).not.toMatch(/\s([\w-]+)="[^"]*"(?:\s[\w-]+="[^"]*")*\s\1="/);
  });

  it('leaves numbers and punctuation in labels unchanged', async () => {
    const text =
      'flowchart TD\n  subgraph s [Costs $& more]\n  A[10.0.12.34] -->|1.25 V| B[Two]\n  end';
    const svg = textAttribute(await run(text), 'svg') ?? '';
    for (const label of ['10.0.12.34', '1.25 V', 'Costs $&amp; more']) expect(svg).toContain(label);
  });

  it('makes boxes wide enough for Chinese labels', async () => {
    const svg = String(textAttribute(await run('flowchart TD\n  A[密钥管理服务平台]'), 'svg'));
    expect(Number(/<rect [^>]*?\swidth="([\d.]+)"/.exec(svg)?.[1])).toBeGreaterThan(8 * 13 + 16);
  });

  it('stops without a text alternative', async () => {
    const message = 'docs/a.mdx:10 diagram: no text alternative';
    await expect(run('flowchart TD\n  A --> B', null)).rejects.toThrow(message);
  });

  it.each([
    ['flowchrt TD\n  A --> B', ':11 diagram: "flowchrt TD" is not a diagram type'],
    ['flowchart TD\n  A[One --> B', ':12 diagram: cannot read "[One --> B"'],
    ['flowchart TD\n  A --> B\n  B -->', ':13 diagram: an arrow leads nowhere'],
    ['flowchart TD\n  A --> B\n\n  this is prose', ':14 diagram: cannot read'],
    ['flowchart TD\n  A-->B', 'spaces around arrows'],
    ['flowchart TD\n  subgraph G\n  A --> B', 'a block is not closed'],
    ['flowchart TD\n  A --> B\n  style A fill:#f00', ':13 diagram: diagrams take their colours'],
    ['stateDiagram-v2\n  a -> b', ':12 diagram: cannot read "a -> b"'],
    ['sequenceDiagram\n  loop Device', 'cannot read "loop Device"'],
    ['sequenceDiagram\n  A->>B', ':12 diagram: cannot read "A->>B"'],
  ])('stops on %j', async (text, message) => {
    await expect(run(text)).rejects.toThrow(message);
  });

  it.each([
    'flowchart LR\n  A(["a"]) -.-> B{{b}}\n  B == yes ==> C[(c)] & D((d))\n  %% note\n  subgraph G [Group]\n    D --- E\n  end',
    'stateDiagram-v2\n  [*] --> on : Create\n  state "Pending deletion" as pending\n  on --> pending\n  pending --> [*]',
    'sequenceDiagram\n  participant S as Station\n  S->>+E: Ask\n  Note over S,E: Check\n  E-->>-S: Yes\n  E--)S: No',
  ])('accepts %s', async (text) => {
    await expect(run(text)).resolves.toMatchObject({name: 'Diagram'});
  });
});
