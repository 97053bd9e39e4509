import {describe, expect, it} from 'vitest';
import {pageOf} from './engineFixture';
import {suggest} from './suggest';

const PAGES = [
  ...['Delete a key', 'Create a batch', '创建密钥'].map((title) => pageOf('/page', [`# ${title}`])),
  pageOf('/about', ['# Keys'], {rank: -1}),
];

describe('suggest', () => {
  it('names the titles nearest to a query that found nothing, of pages about the product', () => {
    expect(suggest('delteakey', PAGES)).toEqual(['Delete a key']);
    expect(suggest('创健密钥', PAGES)).toEqual(['创建密钥']);
  });

  it('names none rather than any', () => {
    expect(suggest('zzqxjv', PAGES)).toEqual([]);
    expect(suggest('', PAGES)).toEqual([]);
    expect(suggest('\ud800', PAGES)).toEqual([]);
  });
});
