import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import {expect, it} from 'vitest';
import {listCategories} from './listCategories';
import {listTasks} from './listTasks';

const doc = (id: string, title: string, frontMatter = {}) => ({
  id,
  title,
  permalink: `/zh/${id}`,
  source: `docs/${id}.mdx`,
  frontMatter,
});

const version = (items: unknown[], frontMatter = {}) =>
  ({
    docs: [
      doc('overview', 'Product introduction', {sidebar_label: 'Overview'}),
      doc('kms', 'Keys', {category_summary: 'What signs.', ...frontMatter}),
      doc('pki', 'Certificates'),
    ],
    sidebars: {obis: items},
  }) as unknown as LoadedVersion;

const item = (id: string) => ({type: 'doc', id});
const kms = {type: 'category', key: 'kms', label: 'Key management', items: [item('kms')]};
const KMS = {
  id: 'kms',
  name: 'Key management',
  summary: 'What signs.',
  pages: [{to: '/zh/kms', label: 'Keys'}],
};

it('lists categories at any depth and the pages beside them, with the labels of the sidebar', () => {
  const introduction = {...item('overview'), key: 'introduction', label: 'Introduction'};
  const guide = {type: 'category', label: 'Feature guide', items: [kms, item('pki')]};
  expect(listCategories(version([introduction, guide]))).toEqual([
    {
      id: 'introduction',
      name: 'Introduction',
      pages: [{to: '/zh/overview', label: 'Overview'}],
    },
    {id: 'pki', name: 'Feature guide', pages: [{to: '/zh/pki', label: 'Certificates'}]},
    KMS,
  ]);
});

it('lists the categories of a second manual after those of the first', () => {
  const {docs, sidebars} = version([kms]);
  const both = {docs, sidebars: {...sidebars, probe: [item('pki')]}} as unknown as LoadedVersion;
  expect(listCategories(both).map(({id}) => id)).toEqual(['kms', 'pki']);
});

it('lists the tasks of the pages by role, with a link to the section that describes each task', () => {
  const tasks = [
    {role: 'operator', task: 'Look'},
    {role: 'administrator', task: 'Create', section: 'steps'},
  ];
  const site = version([kms], {tasks});
  expect(listTasks(listCategories(site), site.docs)).toEqual({
    operator: [{to: '/zh/kms', label: 'Look'}],
    'site-engineer': [],
    'product-owner': [],
    administrator: [{to: '/zh/kms#steps', label: 'Create'}],
  });
});
