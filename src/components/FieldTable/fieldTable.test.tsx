import {createElement, Fragment, type ReactNode} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {load} from 'cheerio';
import {expect, test, vi} from 'vitest';
import type {FieldData} from '@site/src/plugins/product-model/kinds/entities';
import {readBlocks} from '@site/src/plugins/search/node/readBlocks';

vi.mock('@docusaurus/Translate', () => ({
  default: ({values}: {values: {value: ReactNode}}) =>
    createElement(Fragment, null, 'Example: ', values.value),
  translate: ({message}: {message: string}) => message,
}));
vi.mock('@docusaurus/useIsBrowser', () => ({default: () => false}));
const {default: FieldTable} = await import('.');

const field = (required: FieldData['required']): FieldData => ({
  id: required,
  name: 'Name',
  column: 'name',
  required,
  rule: 'Rule.',
  meaning: 'Meaning.',
  example: 'sensor-x1-firmware',
});
const page = (fields: FieldData[], csv = false) =>
  load(`<main>${renderToStaticMarkup(<FieldTable data={fields} csv={csv} />)}</main>`);
const badges = (...fields: FieldData[]) =>
  page(fields)('dt')
    .toArray()
    .map((_, index, terms) => load(terms[index] ?? '')('span').text());

test('shows which fields of a form are required', () => {
  const fields = [field('yes'), field('no'), field('conditional'), field('generated')];
  expect(badges(...fields)).toEqual(['Required', '', 'Depends', 'Generated']);
});

test('leaves out the label Generated if all fields are generated', () => {
  expect(badges(field('generated'))).toEqual(['']);
});

test('shows the column name of a CSV file', () => {
  expect(page([field('yes')], true)('dt > code').text()).toBe('name');
});

test('shows the tag of a record in the memory of a device', () => {
  expect(page([{...field('generated'), tag: '0x0001'}])('dt > code').text()).toBe('Tag 0x0001');
});

test('the search index has one entry for each field', () => {
  const $ = page([field('yes')]);
  expect(readBlocks($, $('main')).map(({text}) => text)).toEqual([
    'Name Required · Meaning. Rule. Example: sensor-x1-firmware',
  ]);
});
