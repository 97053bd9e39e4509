import {describe, expect, it} from 'vitest';
import {errorMessages} from './errorMessages';

describe('errorMessages', () => {
  it('lists the causes after the error', () => {
    const error = new Error('outer', {cause: new Error('middle', {cause: new Error('inner')})});
    expect(errorMessages(error)).toEqual(['outer', 'middle', 'inner']);
  });

  it('takes anything that can be thrown', () => {
    expect(errorMessages('text')).toEqual(['text']);
    expect(errorMessages(new Error('a', {cause: 'b'}))).toEqual(['a', 'b']);
    expect(errorMessages(new TypeError(''))).toEqual(['TypeError']);
    expect(errorMessages(undefined)).toEqual([]);
  });

  it('ends when causes form a ring', () => {
    const error = new Error('a');
    error.cause = new Error('b', {cause: error});
    expect(errorMessages(error)).toEqual(['a', 'b']);
  });
});
