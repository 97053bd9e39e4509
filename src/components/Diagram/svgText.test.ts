import {describe, expect, it} from 'vitest';
import {aspectRatio, pickDrawing, prefixIds} from './svgText';

describe('aspectRatio', () => {
  it.each([
    {name: 'reads the view box', svg: '<svg viewBox="0 0 300 150" width="9">', ratio: 2},
    {name: 'takes a square when there is none', svg: '<svg width="9">', ratio: 1},
    {name: 'takes a square when it has no height', svg: '<svg viewBox="0 0 0 0">', ratio: 1},
  ])('$name', ({svg, ratio}) => {
    expect(aspectRatio(svg)).toBe(ratio);
  });
});

describe('prefixIds', () => {
  it('renames ids and what refers to them, and nothing else', () => {
    expect(prefixIds('<marker id="a"/><path d="id" marker-end="url(#a)"/>')).toBe(
      '<marker id="zoom-a"/><path d="id" marker-end="url(#zoom-a)"/>',
    );
  });
});

describe('pickDrawing', () => {
  const both = '<svg class="tall"><g class="box"/></svg><svg class="wide"><g/></svg>';
  it('takes the drawing that suits the window, without the class that hides it', () => {
    expect(pickDrawing(both, false)).toBe('<svg><g class="box"/></svg>');
    expect(pickDrawing(both, true)).toBe('<svg><g/></svg>');
  });

  it('takes the only one there is', () => {
    expect(pickDrawing('<svg><g class="box"/></svg>', true)).toBe('<svg><g class="box"/></svg>');
  });
});
