import fs from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {parse} from 'yaml';
import {kindOf, type Folder} from './kinds';
import {roleNames} from './kinds/glossary';
import {loadModel} from './loadModel';
import {listPages} from './pages';

const siteDir = path.resolve(__dirname, '../../..');
const site = {model: loadModel(siteDir), pages: listPages(siteDir), references: new Map()};

/** What stands around the entries of a folder; the area is one of a station, whose errors need more. */
const group = {id: 'verify', name: {en: 'Sample', zh: '示例'}};
const source = {kind: 'assumed'};
const WHOLE: Partial<Record<Folder, (entries: unknown) => unknown>> = {
  entities: (fields) => ({...group, source, fields}),
  limits: (limits) => ({topic: group, limits}),
  glossary: (terms) => ({topic: group, terms}),
  errors: (errors) => ({area: group, errors}),
  programming: (steps) => ({steps}),
  interface: (labels) => ({area: group, source, labels}),
};

it.each(['src/plugins/product-model/README.md', 'WRITING.md'])(
  'the samples of data in %s are valid',
  (file) => {
    const text = fs.readFileSync(path.join(siteDir, file), 'utf8');
    const samples = [...text.matchAll(/^```yaml(.*?)^```/gms)]
      .flatMap(([, block = '']) => block.split('\n\n'))
      .filter((sample) => /^- /m.test(sample));
    expect(samples.length).toBeGreaterThan(2);
    for (const sample of samples) {
      const [, folder = ''] = /data\/(\w+)\//.exec(sample) ?? [];
      const kind = kindOf(folder as Folder);
      const entries: unknown = parse(sample.replace(/^ ?title=.*/, ''));
      const {data, error} = kind.schema.safeParse(WHOLE[folder as Folder]?.(entries));
      expect(error, sample).toBeUndefined();
      const wrong = kind
        .mentions?.(data, site)
        .filter(({value, known}) => value !== undefined && ![...known].includes(value));
      expect(wrong ?? [], sample).toEqual([]);
    }
  },
);

it('each role is a term of the glossary', () => {
  expect(Object.values(roleNames(site.model, 'zh'))).not.toContain(undefined);
});
