import type {Element, ElementContent, Root} from 'hast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {describe, expect, it} from 'vitest';
import convertTables from './convertTables';

const text = (value: string): ElementContent => ({type: 'text', value});
const element = (tagName: string, ...children: ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children,
});
const row = (tagName: string, cells: readonly string[]): Element =>
  element('tr', ...cells.map((cell) => element(tagName, text(cell))));

/** The table after the plugin, with the `data-label` of its cells. */
function run(header: readonly string[], ...rows: readonly string[][]) {
  const body = rows.map((cells) => row('td', cells));
  const table = element('table', element('thead', row('th', header)), element('tbody', ...body));
  const root: Root = {type: 'root', children: [table]};
  convertTables()(root);
  const made = root.children[0] as unknown as MdxJsxFlowElement;
  expect(made.name).toBe('DataTable');
  const attributes = made.attributes.map((each) => ('name' in each ? [each.name, each.value] : []));
  const {layout, role} = Object.fromEntries(attributes) as Record<string, string | undefined>;
  const labels = body.map((each) =>
    each.children.map((cell) => 'properties' in cell && cell.properties.dataLabel),
  );
  return {layout, role, labels};
}

const LONG = 'A sentence that a column of a phone breaks into many lines';
const NONE = {layout: undefined, role: undefined, labels: [[undefined, undefined, undefined]]};

describe('convertTables', () => {
  it('names the columns in the cells of a table with long texts', () => {
    expect(run(['See', 'Cause', 'Do'], ['Red', LONG, 'Retry'])).toEqual({
      layout: 'columns',
      role: 'table',
      labels: [[undefined, 'Cause', 'Do']],
    });
  });

  it('counts a Chinese character as two letters', () => {
    const chinese = '密钥校验值与发送方提供的数值不一致时，平台拒绝导入';
    expect(run(['现象', '原因', '处理'], ['红色', chinese, '重试']).layout).toBe('columns');
  });

  it('shows four columns side by side on a wide screen', () => {
    expect(run(['Watch', 'When', 'Email', 'Do'], ['Clock', LONG, 'No', 'Wait']).layout).toBe(
      'columns',
    );
  });

  it('leaves the layout of a table of two columns alone if the first one is short', () => {
    expect(run(['Field', 'Meaning'], ['Name', LONG])).toEqual({
      ...NONE,
      labels: [[undefined, undefined]],
    });
    expect(run(['If', 'Do'], [LONG, 'Wait'])).toMatchObject({
      layout: 'columns',
      labels: [[undefined, 'Do']],
    });
  });

  it('makes an empty corner a cell, and keeps the names of the columns', () => {
    const corner = element('th');
    const body = row('td', ['Red', LONG]);
    const head = element('tr', corner, element('th', text('Cause')));
    const table = element('table', element('thead', head), element('tbody', body));
    convertTables()({type: 'root', children: [table]});
    expect(head.children).toMatchObject([
      {tagName: 'td'},
      {tagName: 'th', properties: {scope: 'col'}},
    ]);
  });

  it('leaves the layout of a table of short texts alone', () => {
    expect(run(['See', 'Cause', 'Do'], ['Red', 'Cable', 'Retry'])).toEqual(NONE);
  });
});
