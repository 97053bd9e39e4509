import type {ThemeConfig} from '@docusaurus/theme-common';
import {expect, it} from 'vitest';
import {parseTranslationFile, listThemeMessages} from './findMessageProblems';

it('asks for the copyright, titles and labels of a footer with columns, and for the labels of a dropdown', () => {
  const themeConfig = {
    navbar: {items: [{label: 'Versions', items: [{label: 'Next', to: '/'}]}]},
    footer: {
      links: [{title: 'Legal', items: [{label: 'Privacy Policy', to: '/'}]}],
      copyright: 'Copyright',
    },
  };
  const files = listThemeMessages(themeConfig as unknown as ThemeConfig, 'zh');
  const ids = files.map(({file, english}) => [file, [...english.keys()]]);
  expect(ids).toEqual([
    ['i18n/zh/docusaurus-theme-classic/navbar.json', ['item.label.Versions', 'item.label.Next']],
    [
      'i18n/zh/docusaurus-theme-classic/footer.json',
      ['link.title.Legal', 'link.item.label.Privacy Policy', 'copyright'],
    ],
  ]);
});

it('reads a file with a byte order mark, and names a text that is a number', () => {
  const text = '\uFEFF{"obis.version": {"message": "3.10"}}\r\n';
  expect(parseTranslationFile('code.json', text)).toEqual({'obis.version': {message: '3.10'}});
  expect(() => parseTranslationFile('code.json', text.replace('"3.10"', '3.10'))).toThrow(
    /code\.json: .*quotation marks[^]*obis\.version/,
  );
});
