import {describe, expect, it} from 'vitest';
import {renderDiagram} from './renderDiagram';

const arrowheads = (svg: string): string[] =>
  [...svg.matchAll(/marker-(start|end)="url/g)].map(([, end]) => end ?? '');

const TEXT = 'stateDiagram-v2\n[*] --> on : Create\non --> off : Disable\non --> off : Enable';

describe('reverseArrows', () => {
  it('puts the arrowhead of the named edges at their beginning, and of no other', async () => {
    expect(arrowheads(await renderDiagram(TEXT))).toEqual(['end', 'end', 'end']);
    expect(arrowheads(await renderDiagram(TEXT, {reversed: [2]}))).toEqual(['end', 'end', 'start']);
  });
});
