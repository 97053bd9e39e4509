import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {loadModel} from '../plugins/product-model/loadModel';
import {searchSynonyms} from './searchSynonyms';

const groups = searchSynonyms(loadModel(path.resolve(__dirname, '../..')), 'en');
const groupOf = (name: string) => groups.find(({names}) => names.includes(name));

describe('synonyms of the product model', () => {
  it('group a term with its abbreviation and translation, and list separately what people type', () => {
    const kcv = groupOf('KCV');
    expect(kcv?.names).toEqual(expect.arrayContaining(['Key check value', '密钥校验值', 'KCV']));
    expect(kcv?.typed).toContain('key checksum');
    expect(kcv?.typed.filter((word) => kcv.names.includes(word))).toEqual([]);
  });

  it('pair the labels of the user interface, and leave out sentences', () => {
    expect(groupOf('Delete')?.names).toContain('删除');
    expect(groups.flatMap(({names}) => names).filter((name) => name.split(' ').length > 8)).toEqual(
      [],
    );
  });
});
