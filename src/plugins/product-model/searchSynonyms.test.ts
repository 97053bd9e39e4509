import {expect, it} from 'vitest';
import {model} from './modelFixture';
import {searchSynonyms} from './searchSynonyms';

it('keeps synonyms apart that have no English words', () => {
  const typed = {en: [], zh: []};
  const synonyms = ['甲', '乙'].map((name) => ({names: {en: [], zh: [name]}, typed}));
  const groups = searchSynonyms({...model, synonyms: [{id: 'actions', synonyms}]}, 'zh');
  expect(groups.filter(({names}) => names.includes('甲'))).toEqual([{names: ['甲'], typed: []}]);
});
