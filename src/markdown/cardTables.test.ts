import type {Element, ElementContent} from 'hast';
import {describe, expect, it} from 'vitest';
import cardTables from './cardTables';

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
  cardTables()({type: 'root', children: [table]});
  const labels = body.map((each) =>
    each.children.map((cell) => 'properties' in cell && cell.properties.dataLabel),
  );
  return {cards: table.properties.cards, role: table.properties.role, labels};
}

const LONG = 'A sentence that a column of a phone breaks into many lines';
const NONE = {cards: undefined, role: undefined, labels: [[undefined, undefined, undefined]]};

describe('cardTables', () => {
  it('names the columns in the cells of a table with long texts', () => {
    expect(run(['See', 'Cause', 'Do'], ['Red', LONG, 'Retry'])).toEqual({
      cards: 'columns',
      role: 'table',
      labels: [[undefined, 'Cause', 'Do']],
    });
  });

  it('counts a Chinese character as two letters', () => {
    const chinese = '密钥校验值与发送方提供的数值不一致时，平台拒绝导入';
    expect(run(['现象', '原因', '处理'], ['红色', chinese, '重试']).cards).toBe('columns');
  });

  it('names no column where a row has one value', () => {
    const labels = [[undefined, undefined]];
    expect(run(['Field', 'Meaning'], ['Name', LONG])).toEqual({
      cards: 'blocks',
      role: 'table',
      labels,
    });
  });

  it('puts what to do before the cause', () => {
    expect(run(['What you see', 'Likely cause', 'What to do'], ['Red', 'Cable', 'Retry'])).toEqual({
      cards: 'blocks',
      role: 'table',
      labels: [[undefined, undefined, 'Likely cause']],
    });
  });

  it('leaves a table of short texts alone', () => {
    expect(run(['See', 'Cause', 'Do'], ['Red', 'Cable', 'Retry'])).toEqual(NONE);
  });
});
