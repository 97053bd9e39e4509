import {describe, expect, it} from 'vitest';
import {firstBlocks} from './firstBlocks';

const Generated = () => null;
const text = [<h1 key="1">{1}</h1>, '\n', <p key="2">{2}</p>, '\n', <p key="3">{3}</p>];

describe('firstBlocks', () => {
  it('counts blocks, not the line feeds between them', () => {
    expect(firstBlocks(text, 2)).toEqual(text.slice(0, 3));
  });
  it('ends after the block that reaches the weight', () => {
    const index = <Generated key="index" />;
    expect(firstBlocks([text[0], index, ...text], 3)).toEqual([text[0], index]);
  });
  it('takes all of a short page', () => {
    expect(firstBlocks(text, 100)).toEqual(text);
  });
});
