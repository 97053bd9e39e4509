import {expect, it} from 'vitest';
import english from '@site/i18n/zh/code.english.json';
import chinese from '@site/i18n/zh/code.json';
import {LOCALE_FORMATS} from '@site/src/plugins/product-model/localeFormats';

it('is the separator of the build', () => {
  expect(english['obis.list.separator']).toBe(LOCALE_FORMATS.en.listSeparator);
  expect(chinese['obis.list.separator'].message).toBe(LOCALE_FORMATS.zh.listSeparator);
});
