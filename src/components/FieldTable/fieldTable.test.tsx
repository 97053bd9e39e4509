import {renderToStaticMarkup} from 'react-dom/server';
import {expect, test, vi} from 'vitest';
import type {FieldSlice} from '@site/src/plugins/product-model/sliceTypes';

vi.mock('@docusaurus/Translate', () => ({
  translate: ({message}: {message: string}) => message,
}));
vi.mock('../CardTable', () => ({
  default: ({columns, rows}: {columns: string[]; rows: {cells: unknown[]}[]}) =>
    `${columns.join('|')} ${String(rows[0]?.cells.length)}`,
}));
const {default: FieldTable} = await import('.');

const field = (required: FieldSlice['required']): FieldSlice => ({
  id: required,
  name: 'Name',
  column: 'name',
  required,
  rule: 'Rule',
  meaning: 'Meaning',
  example: 'Example',
});
const render = (...fields: FieldSlice[]) => renderToStaticMarkup(<FieldTable data={fields} />);

test.each([
  ['a form', [field('yes'), field('generated')], 'Field|Required|Rule|Meaning|Example 5'],
  ['values that nobody enters', [field('generated')], 'Field|Rule|Meaning|Example 4'],
])('the table of %s', (_name, fields, columns) => {
  expect(render(...fields)).toBe(columns);
});
