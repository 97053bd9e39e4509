import {describe, expect, it} from 'vitest';
import type {PageContent} from '../shared/records';
import {suggest} from './suggest';

const page = (title: string, rank = 0): PageContent => ({
  path: `/${title}`,
  group: '',
  tag: '',
  version: '',
  description: '',
  keywords: '',
  rank,
  nodes: [{level: 1, text: title, anchor: ''}],
});

const PAGES = [page('Delete a key'), page('Create a batch'), page('创建密钥'), page('Keys', -1)];

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
