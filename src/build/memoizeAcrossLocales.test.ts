import {describe, expect, it, vi} from 'vitest';
import {memoizeAcrossLocales} from './memoizeAcrossLocales';

describe('memoizeAcrossLocales', () => {
  it('computes a value once for the same content, whichever copy of the module is called', async () => {
    const compute = vi.fn(() => ({}));
    const first = memoizeAcrossLocales('test once', ['a', 'b'], compute);
    vi.resetModules();
    const copy = await import('./memoizeAcrossLocales');
    expect(copy.memoizeAcrossLocales).not.toBe(memoizeAcrossLocales);
    expect(copy.memoizeAcrossLocales('test once', ['a', 'b'], compute)).toBe(first);
    expect(compute).toHaveBeenCalledTimes(1);
  });

  it('computes it again for other content, and keeps names apart', () => {
    expect(memoizeAcrossLocales('test a', ['1', '2'], () => 'old')).toBe('old');
    expect(memoizeAcrossLocales('test b', ['1', '2'], () => 'other')).toBe('other');
    expect(memoizeAcrossLocales('test a', ['12'], () => 'new')).toBe('new');
    expect(memoizeAcrossLocales('test a', ['1', '2'], () => 'again')).toBe('again');
  });

  it('does not cache a failure', () => {
    const fail = () => {
      throw new Error('broken');
    };
    expect(() => memoizeAcrossLocales('test fail', [], fail)).toThrow('broken');
    expect(memoizeAcrossLocales('test fail', [], () => 1)).toBe(1);
  });
});
