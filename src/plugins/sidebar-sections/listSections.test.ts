import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import {expect, it} from 'vitest';
import {listSections} from './listSections';

const doc = (id: string, title: string, frontMatter = {}) => ({
  id,
  title,
  permalink: `/zh/${id}`,
  frontMatter,
});

const version = (items: unknown[]) =>
  ({
    docs: [
      doc('overview', 'Product introduction', {sidebar_label: 'Overview'}),
      doc('kms', 'Keys'),
      doc('pki', 'Certificates'),
    ],
    sidebars: {obis: items},
  }) as unknown as LoadedVersion;

const kms = {
  type: 'category',
  key: 'kms',
  label: 'Key management',
  items: [{type: 'doc', id: 'kms'}],
};

it('lists the innermost categories and the pages beside them, with the labels of the sidebar', () => {
  const introduction = {type: 'doc', id: 'overview', key: 'introduction', label: 'Introduction'};
  const guide = {type: 'category', key: 'guide', label: 'Feature guide', items: [kms]};
  expect(listSections(version([introduction, guide]))).toEqual([
    {
      id: 'introduction',
      name: 'Introduction',
      pages: [{to: '/zh/overview', label: 'Overview'}],
    },
    {id: 'kms', name: 'Key management', pages: [{to: '/zh/kms', label: 'Keys'}]},
  ]);
});

it('lists the parts of a second manual after those of the first', () => {
  const {docs, sidebars} = version([kms]);
  const probe = [{type: 'doc', id: 'pki', key: 'probe', label: 'Probe'}];
  const both = {docs, sidebars: {...sidebars, probe}} as unknown as LoadedVersion;
  expect(listSections(both).map(({id}) => id)).toEqual(['kms', 'probe']);
});

it('picks up a new page of a category', () => {
  const more = {...kms, items: [...kms.items, {type: 'doc', id: 'pki'}]};
  const [section] = listSections(version([more]));
  expect(section?.pages.map(({label}) => label)).toEqual(['Keys', 'Certificates']);
});

it('names the item without a key, and the key of two items', () => {
  const nameless = {...kms, key: undefined};
  expect(() => listSections(version([nameless]))).toThrow(
    'The item "Key management" of the sidebar "obis" has no key. Fix: add one.',
  );
  expect(() => listSections(version([kms, kms]))).toThrow('the key "kms" twice');
});
