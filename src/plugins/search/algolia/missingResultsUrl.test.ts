import fc from 'fast-check';
import {expect, test} from 'vitest';
import {missingResultsUrl} from './missingResultsUrl';

test("the address behind 'Let us know.' carries any query, and keeps what it had", () => {
  fc.assert(
    fc.property(fc.string({unit: 'binary'}), (query) => {
      const url = new URL(missingResultsUrl('https://a.example/help?from=docs#form', query, 'zh'));
      expect(url.searchParams.get('query')).toBe(Buffer.from(query).toString());
      expect(url.searchParams.get('language')).toBe('zh');
      expect(url.searchParams.get('from')).toBe('docs');
      expect(url.hash).toBe('#form');
    }),
  );
});
