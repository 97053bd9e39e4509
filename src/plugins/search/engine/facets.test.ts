import {describe, expect, it} from 'vitest';
import {engineOf, pageOf} from './engineFixture';
import {countFacets, passes} from './facets';

describe('countFacets', () => {
  it('counts the hits of each part of the manual and of each page, unknown facets left out', async () => {
    const engine = await engineOf([
      pageOf('/keys', ['# Keys', 'A key.'], {group: 'Guide'}),
      pageOf('/faq', ['# Keys and more'], {group: 'Help'}),
    ]);
    const {hits} = engine.search('key', () => true);
    const pages = hits.map((hit) => engine.page(hit));
    const wanted = ['hierarchy.lvl0', 'url_without_anchor', 'version', '__proto__', 'constructor'];
    expect(countFacets(wanted, pages)).toEqual({
      'hierarchy.lvl0': {Guide: 2, Help: 1},
      url_without_anchor: {'/keys': 2, '/faq': 1},
    });
  });
});

describe('facet filters', () => {
  const page = {language: 'en', 'hierarchy.lvl0': 'Keys: all'};

  it.each([
    [[], true],
    ['language:en', true],
    [['language:en', 'hierarchy.lvl0:Keys: all'], true],
    [['language:en', 'hierarchy.lvl0:Other'], false],
    [['language:en', ['hierarchy.lvl0:Other', 'hierarchy.lvl0:Keys: all']], true],
    [['language:-en'], false],
    [['language:-zh'], true],
    [['constructor:x', '__proto__:x'], false],
    [[[]], true],
  ])('are all of a list, any of a list in it: %j', (filters, expected) => {
    expect(passes(filters, page)).toBe(expected);
  });
});
