import path from 'node:path';
import {describe, expect, it} from 'vitest';
import type {MdNode} from '../../../markdown/mdast';
import {model} from '../fixtures/model';
import injectData from './injectData';

function element(tag: string, attributes: Record<string, string> = {}): MdNode {
  return {
    type: 'mdxJsxFlowElement',
    name: tag,
    attributes: Object.entries(attributes).map(([key, value]) => ({
      type: 'mdxJsxAttribute',
      name: key,
      value,
    })),
    position: {start: {line: 7}},
    children: [],
  };
}

/** Runs the plugin over a page of these elements; the imports it adds and each element's `data`. */
function runIn(page: string, ...children: MdNode[]) {
  const tree: MdNode = {type: 'root', children: [...children]};
  injectData({siteDir: '/site', model})(tree, {path: path.join('/site', page)});
  const imports = (tree.children ?? []).flatMap((node) =>
    node.type === 'mdxjsEsm' ? [node.value] : [],
  );
  const data = children.map((node) => {
    const value = node.attributes?.find((entry) => entry.name === 'data')?.value;
    return typeof value === 'object' ? value?.value : undefined;
  });
  return {imports, data};
}

const run = (...children: MdNode[]) => runIn('docs/a.mdx', ...children);

const importOf = (local: string, slice: string) =>
  `import ${local} from '@generated/product-model/default/en.${slice}.json'`;

describe('injectData', () => {
  it('imports what a component shows, once, and hands it over', () => {
    const term = () => element('Term', {id: 'kcv'});
    expect(run(term(), term())).toEqual({
      imports: [importOf('obisData0', 'term.kcv')],
      data: ['obisData0', 'obisData0'],
    });
  });

  it.each([
    ['an English page', 'docs/a.mdx', 'en'],
    ['a Chinese page', 'i18n/zh/docusaurus-plugin-content-docs/current/a.mdx', 'zh'],
    // The Chinese site shows this very file where a page is not translated yet.
    ['a page of src/pages', 'src/pages/a.mdx', 'en'],
  ])('gives %s facts in its own language', (_name, page, locale) => {
    expect(runIn(page, element('Term', {id: 'kcv'})).imports).toEqual([
      `import obisData0 from '@generated/product-model/default/${locale}.term.kcv.json'`,
    ]);
  });

  it.each([
    ['Limit', {id: 'keys-max'}, 'limit.keys-max'],
    ['LimitsTable', {topic: 'kms'}, 'limits.kms'],
    ['FieldTable', {entity: 'key'}, 'fields.key'],
    ['StateTable', {entity: 'key'}, 'states.key'],
    ['StateDiagram', {entity: 'key'}, 'diagram.key'],
    ['State', {entity: 'key', id: 'enabled'}, 'state.key.enabled'],
    ['PermissionTable', {}, 'permissions'],
    ['GlossaryTopic', {id: 'keys'}, 'topic.keys'],
    ['GlossaryIndex', {}, 'glossary-index'],
    ['ErrorTable', {area: 'verify'}, 'errors.verify'],
    ['ErrorTable', {ids: 'verify-01'}, 'error.verify-01'],
    ['ProgrammingSequence', {}, 'steps'],
  ])('resolves <%s %o>', (tag, attributes, slice) => {
    expect(run(element(tag, attributes)).imports).toEqual([importOf('obisData0', slice)]);
  });

  it('hands over a list where a component names several', () => {
    expect(run(element('FieldTable', {entity: 'key', fields: 'usage, type'}))).toEqual({
      imports: [importOf('obisData0', 'field.key.usage'), importOf('obisData1', 'field.key.type')],
      data: ['[obisData0, obisData1]'],
    });
  });

  it.each([
    [
      'Term',
      {id: 'kvc'},
      'docs/a.mdx:7 <Term>: there is no glossary term "kvc". Fix: Did you mean kcv?',
    ],
    ['Term', {}, 'the attribute id="…" is missing'],
    ['Limit', {id: 'ports'}, 'there is no limit "ports". Fix: Known: keys-max.'],
    [
      'FieldTable',
      {entity: 'key', fields: 'usgae'},
      'there is no field of "key" "usgae". Fix: Did you mean usage?',
    ],
    ['StateDiagram', {entity: 'group'}, 'the entity "group" has no states'],
    [
      'PermissionNote',
      {ids: 'key-create,key-creat'},
      'no permission "key-creat". Fix: Did you mean key-create?',
    ],
    ['ErrorTable', {area: 'verfy'}, 'no errors area "verfy". Fix: Did you mean verify?'],
    ['ErrorTable', {ids: 'verify-02'}, 'no error "verify-02". Fix: Did you mean verify-01?'],
  ])('stops on <%s %o>', (tag, attributes, message) => {
    expect(() => run(element(tag, attributes))).toThrow(message);
  });

  it('leaves other elements alone', () => {
    expect(run(element('Badge', {tone: 'info'}))).toEqual({imports: [], data: [undefined]});
  });
});
