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
  expect(listSections(version([introduction, guide]), 'obis')).toEqual([
    {
      id: 'introduction',
      name: 'Introduction',
      pages: [{to: '/zh/overview', label: 'Overview'}],
    },
    {id: 'kms', name: 'Key management', pages: [{to: '/zh/kms', label: 'Keys'}]},
  ]);
});

it('picks up a new page of a category', () => {
  const more = {...kms, items: [...kms.items, {type: 'doc', id: 'pki'}]};
  const [section] = listSections(version([more]), 'obis');
  expect(section?.pages.map(({label}) => label)).toEqual(['Keys', 'Certificates']);
});

it('names the item without a key, and the known sidebars', () => {
  const nameless = {...kms, key: undefined};
  expect(() => listSections(version([nameless]), 'obis')).toThrow(
    'The item "Key management" of the sidebar "obis" has no key. Fix: add one.',
  );
  expect(() => listSections(version([kms]), 'manual')).toThrow(
    'There is no sidebar "manual". Fix: use one of obis.',
  );
});
