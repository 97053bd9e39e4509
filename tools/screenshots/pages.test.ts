import {existsSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {choosePages, PAGES} from './pages';

describe('Pages of the screenshots', () => {
  it('exist, each document under its route', () => {
    const docs = PAGES.filter(({route}) => route.startsWith('obis/'));
    const missing = docs.filter(({route}) => !existsSync(path.resolve('docs', `${route}.mdx`)));
    expect(docs.length).toBeGreaterThan(8);
    expect(missing).toEqual([]);
  });

  it('are taken by name, or all', () => {
    expect(choosePages(['faq', 'landing']).map(({name}) => name)).toEqual(['landing', 'faq']);
    expect(choosePages([])).toBe(PAGES);
  });

  it('says which names there are', () => {
    expect(() => choosePages(['faqs'])).toThrow('--page faqs: no such page. There are: landing,');
  });
});
