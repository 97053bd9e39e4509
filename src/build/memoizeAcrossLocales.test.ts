import {describe, expect, it, vi} from 'vitest';
import {remember} from './memoizeAcrossLocales';

describe('remember', () => {
  it('makes a value once for the same content, whichever copy of the module is asked', async () => {
    const make = vi.fn(() => ({}));
    const first = remember('test once', ['a', 'b'], make);
    vi.resetModules();
    const copy = await import('./memoizeAcrossLocales');
    expect(copy.remember).not.toBe(remember);
    expect(copy.remember('test once', ['a', 'b'], make)).toBe(first);
    expect(make).toHaveBeenCalledTimes(1);
  });

  it('makes it again for other content, and keeps names apart', () => {
    expect(remember('test a', ['1', '2'], () => 'old')).toBe('old');
    expect(remember('test b', ['1', '2'], () => 'other')).toBe('other');
    expect(remember('test a', ['12'], () => 'new')).toBe('new');
    expect(remember('test a', ['1', '2'], () => 'again')).toBe('again');
  });

  it('does not keep a failure', () => {
    const fail = () => {
      throw new Error('broken');
    };
    expect(() => remember('test fail', [], fail)).toThrow('broken');
    expect(remember('test fail', [], () => 1)).toBe(1);
  });
});
