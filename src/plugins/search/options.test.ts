import {describe, expect, it} from 'vitest';
import {groupLabel, validateOptions, type SearchOptions} from './options';

const OPTIONS: SearchOptions = {
  mode: 'embedded',
  groupLabels: {en: 'Documentation'},
  synonyms: () => [],
  readPages: () => Promise.resolve([]),
};

const validate = (options: unknown) => validateOptions({options});

describe('the options of the search plugin', () => {
  it('are taken as they are', () => {
    expect(validate(OPTIONS)).toEqual(OPTIONS);
  });

  it.each([
    ['mode', {...OPTIONS, mode: 'cloud'}],
    ['groupLabels', {...OPTIONS, groupLabels: {en: ''}}],
    ['synonyms', {...OPTIONS, synonyms: [{names: ['key']}]}],
    ['sinonyms', {...OPTIONS, sinonyms: () => []}],
  ])('are named when they are wrong: %s', (name, options) => {
    expect(() => validate(options)).toThrow(name);
  });

  it('stop the build of a language without a label', () => {
    expect(groupLabel(OPTIONS, 'en')).toBe('Documentation');
    expect(() => groupLabel(OPTIONS, 'de')).toThrow(/locale "de", only for en/);
    expect(() => groupLabel(OPTIONS, 'constructor')).toThrow(/locale "constructor"/);
  });
});
