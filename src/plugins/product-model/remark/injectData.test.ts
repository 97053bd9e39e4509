import path from 'node:path';
import type {Root} from 'mdast';
import {describe, expect, it} from 'vitest';
import {model} from '../modelFixture';
import injectData from './injectData';
import type {JsxElement} from '../../../lib/jsxNodes';

function element(tag: string, attributes: Record<string, string> = {}): JsxElement {
  return {
    type: 'mdxJsxFlowElement',
    name: tag,
    attributes: Object.entries(attributes).map(([name, value]) => ({
      type: 'mdxJsxAttribute',
      name,
      value,
    })),
    position: {start: {line: 7, column: 1}, end: {line: 7, column: 9}},
    children: [],
  };
}

/** Run the plugin on a page with this element. */
function run(element: JsxElement): void {
  const tree = {type: 'root', children: [element]} as Root;
  injectData({siteDir: '/site', model})(tree, {path: path.join('/site', 'docs/a.mdx')});
}

describe('injectData', () => {
  it.each([
    [
      'Term',
      {id: 'kvc'},
      'docs/a.mdx:7 <Term>: id="kvc" names nothing in data/ that this component can show. Fix: Did you mean kcv?',
    ],
    ['Term', {}, 'the attribute id="…" is missing'],
    ['State', {id: 'enabled'}, 'the attribute entity="…" is missing'],
    ['Value', {id: 'ports'}, 'Fix: write one of: keys-max.'],
    [
      'FieldTable',
      {entity: 'key', fields: 'usgae'},
      'fields="usgae" names nothing in data/ that this component can show. Fix: Did you mean usage?',
    ],
    [
      'FieldTable',
      {entity: 'group'},
      'entity="group": the field "size" has no meaning. Fix: add its `meaning` in data/entities/group.yaml',
    ],
    [
      'FieldTable',
      {entity: 'group', fields: 'name,size'},
      'fields="size": the field "size" has no meaning.',
    ],
    [
      'ErrorTable',
      {ids: 'verify-01,verify-02'},
      'ids="verify-02" names nothing in data/ that this component can show. Fix: Did you mean verify-01?',
    ],
    ['FieldTable', {entity: 'key', fields: ','}, 'the attribute fields="…" is missing'],
    [
      'ErrorTable',
      {ids: 'verify-01', area: 'verify'},
      'it has ids="…" and area="…". Fix: remove one',
    ],
  ])('stops on <%s %o>', (tag, attributes, message) => {
    expect(() => run(element(tag, attributes))).toThrow(message);
  });
});
