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

/** Run the plugin on a page with these elements, and return the `data` of each element. */
function runIn(page: string, ...children: JsxElement[]) {
  const tree = {type: 'root', children: [...children]} as Root;
  injectData({siteDir: '/site', model})(tree, {path: path.join('/site', page)});
  return children.map((node) => {
    const found = node.attributes.find((each) => 'name' in each && each.name === 'data');
    return typeof found?.value === 'object' ? found.value?.value : undefined;
  });
}

const run = (...children: JsxElement[]) => runIn('docs/a.mdx', ...children);

const dataOf = (file: string) => `require('@generated/product-model/default/en.${file}.json')`;

describe('injectData', () => {
  it('injects the data of a component', () => {
    const term = () => element('Term', {id: 'kcv'});
    expect(run(term(), term())).toEqual([dataOf('term.kcv'), dataOf('term.kcv')]);
  });

  it.each([
    ['an English page', 'docs/a.mdx', 'en'],
    ['a Chinese page', 'i18n/zh/docusaurus-plugin-content-docs/current/a.mdx', 'zh'],
    // The Chinese site falls back to this file where a page is not translated.
    ['a page of src/pages', 'src/pages/a.mdx', 'en'],
  ])('gives %s the facts in its language', (_name, page, locale) => {
    expect(runIn(page, element('Term', {id: 'kcv'}))).toEqual([
      `require('@generated/product-model/default/${locale}.term.kcv.json')`,
    ]);
  });

  it.each([
    ['Limit', {id: 'keys-max'}, 'limit.keys-max'],
    ['FieldTable', {entity: 'key'}, 'fields.key'],
    ['State', {entity: 'key', id: 'enabled'}, 'state.key.enabled'],
    ['PermissionTable', {}, 'permissions'],
    ['ErrorTable', {area: 'verify'}, 'errors.verify'],
    ['ErrorTable', {ids: 'verify-01'}, 'error.verify-01'],
  ])('finds the component data of <%s %o>', (tag, attributes, file) => {
    const [data] = run(element(tag, attributes));
    expect([dataOf(file), `[${dataOf(file)}]`]).toContain(data);
  });

  it('injects a list where a component names several', () => {
    expect(run(element('FieldTable', {entity: 'key', fields: 'usage, type'}))).toEqual([
      `[${dataOf('field.key.usage')}, ${dataOf('field.key.type')}]`,
    ]);
  });

  it.each([
    [
      'Term',
      {id: 'kvc'},
      'docs/a.mdx:7 <Term>: id="kvc" names nothing in data/. Fix: Did you mean kcv?',
    ],
    ['Term', {}, 'the attribute id="…" is missing'],
    ['State', {id: 'enabled'}, 'the attribute entity="…" is missing'],
    ['Limit', {id: 'ports'}, 'Fix: Known: keys-max.'],
    [
      'FieldTable',
      {entity: 'key', fields: 'usgae'},
      'fields="usgae" names nothing in data/. Fix: Did you mean usage?',
    ],
    [
      'ErrorTable',
      {ids: 'verify-01,verify-02'},
      'ids="verify-02" names nothing in data/. Fix: Did you mean verify-01?',
    ],
  ])('stops on <%s %o>', (tag, attributes, message) => {
    expect(() => run(element(tag, attributes))).toThrow(message);
  });

  it('leaves other elements alone', () => {
    expect(run(element('Badge', {tone: 'info'}))).toEqual([undefined]);
  });
});
