import {describe, expect, it} from 'vitest';
import {renderDiagram} from './renderDiagram';

const drawings = (svg: string): string[] => svg.split(/(?=<svg)/);
const paths = (svg: string, name: string): string[] =>
  [...svg.matchAll(new RegExp(`<path class="${name}" d="([^"]*)"`, 'g'))].map(([, d]) => d ?? '');
/** Tips of the arrowheads, by their height in the drawing. */
const tips = (svg: string): number[] =>
  paths(svg, 'head')
    .join('')
    .split('M')
    .slice(1)
    .map((head) => Number(/^\S+ (\S+?)L/.exec(head)?.[1]));

const STATES = 'stateDiagram-v2\n[*] --> on : Create\non --> off : Disable\non --> off : Enable';

// The layout engine takes seconds to load on a busy machine.
describe('drawFlow', {timeout: 30_000}, () => {
  it('puts the arrowhead of a reversed edge at its beginning', async () => {
    const [forward = ''] = drawings(await renderDiagram(STATES));
    const [back = ''] = drawings(await renderDiagram(STATES, {reversed: [2]}));
    expect(new Set(tips(forward).slice(1)).size).toBe(1);
    expect(tips(back)[2]).toBeLessThan(tips(back)[1] ?? 0);
  });

  it('colours a state by its tone, and a part by its place', async () => {
    const states = await renderDiagram(STATES, {tones: {on: 'success', off: 'neutral'}});
    expect(states).toMatch(/<g class="box success">(?:(?!<\/g>).)*>on</);
    const parts = await renderDiagram(
      'flowchart TD\n  A[Platform] --> B["Edge service"] --> C[[Burn]] --> D[Done]',
    );
    expect([...parts.matchAll(/class="box ?(\w*)"/g)].map(([, tone]) => tone).slice(0, 4)).toEqual([
      'outside',
      'inside',
      'danger',
      '',
    ]);
  });

  it('draws a narrow diagram for wide pages too, and a wide one once', async () => {
    const narrow = drawings(await renderDiagram('flowchart TD\n  A --> B'));
    expect(narrow.map((svg) => /^<svg class="(\w+)"/.exec(svg)?.[1])).toEqual(['tall', 'wide']);
    const row = '  A --> B --> C --> D --> E --> F --> G --> H --> I --> A';
    expect(drawings(await renderDiagram(`flowchart TD\n${row}`))).toHaveLength(1);
    expect(drawings(await renderDiagram('flowchart LR\n  A --> B'))).toHaveLength(1);
  });

  it('goes on below where a drawing from left to right is wider than the page', async () => {
    const words = Array.from({length: 9}, (_, at) => `A${at}["Stage number ${at}"]`).join(' --> ');
    const [, wide = ''] = drawings(await renderDiagram(`flowchart TD\n  ${words}`));
    expect(Number(/ width="(\d+)"/.exec(wide)?.[1])).toBeLessThanOrEqual(640);
    const ys = [...wide.matchAll(/<text x="[\d.]+" y="([\d.]+)"/g)].map(([, y]) => Number(y));
    expect(ys).toHaveLength(9);
    expect(ys).toEqual([...ys].sort((a, b) => a - b));
    expect(new Set(ys).size).toBeGreaterThan(1);
  });

  it('draws a question with cut corners, whichever way it is written', async () => {
    const svg = await renderDiagram('flowchart LR\n  A{Sure} -->|yes| B([Really]) --> C[Now?]');
    expect(svg.match(/<g class="box"><path d="M[\d.]+ [\d.]+h/g)).toHaveLength(3);
    expect(svg).toContain('>Sure<');
  });

  it('puts a label onto its line', async () => {
    const [svg = ''] = drawings(await renderDiagram('flowchart TD\n  A[Aa] -->|to| B[Bb]'));
    const x = /<g class="edge-label">.*?<text x="([\d.]+)"/.exec(svg)?.[1];
    const [, from, to] =
      /^M([\d.]+) [\d.]+L([\d.]+) [\d.]+$/.exec(paths(svg, 'line')[0] ?? '') ?? [];
    expect(from).toBe(to);
    expect(Math.abs(Number(x) - Number(to))).toBeLessThan(0.2);
  });
});
