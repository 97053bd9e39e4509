import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import {expect, it} from 'vitest';
import {listCategories} from './listCategories';

it('lists the categories of a second manual after those of the first', () => {
  const docs = ['kms', 'pki'].map((id) => ({id, title: id, permalink: `/${id}`, frontMatter: {}}));
  const item = (id: string) => ({type: 'doc', id});
  const kms = {type: 'category', key: 'kms', label: 'Key management', items: [item('kms')]};
  const version = {docs, sidebars: {obis: [kms], probe: [item('pki')]}};
  const categories = listCategories(version as unknown as LoadedVersion);
  expect(categories.map(({id}) => id)).toEqual(['kms', 'pki']);
});
