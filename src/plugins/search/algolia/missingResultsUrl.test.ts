import {expect, it} from 'vitest';
import {missingResultsUrl} from './missingResultsUrl';

it.each(['kcv', '', 'a&b=c#d', '<b>"', '密钥', '\ud83d'])(
  "the address behind 'Let us know.' carries the query %j, and keeps what it had",
  (query) => {
    const url = new URL(missingResultsUrl('https://a.example/help?from=docs#form', query, 'zh'));
    expect(Object.fromEntries(url.searchParams)).toEqual({
      from: 'docs',
      query: Buffer.from(query).toString(),
      language: 'zh',
    });
    expect(url.hash).toBe('#form');
  },
);
