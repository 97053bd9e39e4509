import fs from 'node:fs';
import {expect, it} from 'vitest';
import english from '@site/i18n/zh/code.english.json';
import {i18n, translatedLocales} from '@site/src/content/locales';
import {LOCALE_FORMATS} from '@site/src/plugins/product-model/localeFormats';

type Messages = Readonly<Record<string, {readonly message: string}>>;

it('is the separator of the build', () => {
  expect(english['obis.list.separator']).toBe(LOCALE_FORMATS[i18n.defaultLocale].listSeparator);
});

it.each(translatedLocales)('is the separator of the build in the language %s', (locale) => {
  const messages = JSON.parse(fs.readFileSync(`i18n/${locale}/code.json`, 'utf8')) as Messages;
  expect(messages['obis.list.separator']?.message).toBe(LOCALE_FORMATS[locale].listSeparator);
});
