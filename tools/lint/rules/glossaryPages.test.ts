import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {loadModel, type Model} from '../../../src/plugins/product-model/loadModel';
import {readSite} from '../readSite';
import {glossaryPages} from './glossaryPages';

const siteDir = path.resolve(__dirname, '../../..');
const model = loadModel(siteDir);
const {pages} = readSite(siteDir);

/** The model, where one term lists one page, and the others none. */
const withPage = (id: string, route: string): Model => ({
  ...model,
  glossary: model.glossary.map((file) => ({
    ...file,
    terms: file.terms.map((term) => ({...term, pages: term.id === id ? [route] : []})),
  })),
});
const check = (id: string, route: string) =>
  glossaryPages({
    siteDir,
    model: withPage(id, route),
    pages,
    sidebar: {content: {}, text: ''},
    isIncomplete: false,
  });

describe('pages of a glossary term', {timeout: 60_000}, () => {
  it('reports a page that does not use the term', () => {
    expect(check('kcv', '/thank-you')).toMatchObject([
      {rule: 'glossary-page', file: 'data/glossary/keys.yaml'},
    ]);
  });

  it.each([
    ['in a term component', 'kcv', '/obis/feature-guide/kms/create-a-key'],
    [
      'in a fact that the page shows',
      'jtag',
      '/obis/feature-guide/product-management/create-a-version',
    ],
  ])('finds the term %s', (_where, id, route) => {
    expect(check(id, route)).toEqual([]);
  });
});
