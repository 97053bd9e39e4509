import * as cheerio from 'cheerio';
import {expect, it} from 'vitest';
import {outline} from './outline';

const page = (title: string, ...categories: string[]) => ({
  route: `/${title}`,
  title,
  categories,
  $: cheerio.load(''),
});

it('puts parts and groups before their first chapter', () => {
  const entries = outline([
    page('intro'),
    page('one', 'Guide', 'Keys'),
    page('two', 'Guide', 'Keys'),
    page('three', 'Guide', 'Users'),
    page('four', 'Reference', 'Users'),
    page('about'),
  ]);
  expect(entries.map(({kind, level, title}) => `${level} ${kind} ${title}`)).toEqual([
    '1 chapter intro',
    '1 part Guide',
    '2 group Keys',
    '3 chapter one',
    '3 chapter two',
    '2 group Users',
    '3 chapter three',
    '1 part Reference',
    '2 group Users',
    '3 chapter four',
    '1 chapter about',
  ]);
  expect(new Set(entries.map(({id}) => id)).size).toBe(entries.length);
});
