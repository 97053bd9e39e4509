import type {ThemeConfig} from '@docusaurus/theme-common';
import {expect, it} from 'vitest';
import {temporaryFolder} from '../../tests/fixtures/temporaryFolder';
import {
  findMessageProblems,
  listThemeMessages,
  parseTranslationFile,
  recordMessages,
} from './findMessageProblems';

const {dir, read, write} = temporaryFolder();

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

it('stops on an id that has different English texts in two files', async () => {
  write('i18n/en/code.json', '{}');
  for (const message of ['Retry', 'Try again'])
    write(
      `src/${message}.ts`,
      `import {translate} from '@docusaurus/Translate';\nexport const text = translate({id: 'obis.retry', message: '${message}'});\n`,
    );
  await expect(findMessageProblems(dir, new Set())).rejects.toThrow(/different .* "obis\.retry"/);
});

it('notices that the English text of the code, or one that replaces a text of the theme, has changed', async () => {
  write(
    'src/retry.ts',
    "import {translate} from '@docusaurus/Translate';\nexport const retry = translate({id: 'obis.retry', message: 'Retry'});\n",
  );
  write('i18n/en/code.json', '{"theme.tip": {"message": "Tip"}}');
  write(
    'i18n/zh/code.json',
    '{\n  "obis.retry": {"message": "重试"},\n  "theme.tip": {"message": "提示"}\n}\n',
  );
  const check = async (recorded: object) => {
    write('i18n/zh/code.english.json', JSON.stringify(recorded));
    const problems = await findMessageProblems(dir, new Set());
    return problems.flatMap(({file, line}) => (file === 'i18n/zh/code.json' ? [line] : []));
  };
  expect(await check({'obis.retry': 'Retry', 'theme.tip': 'Tip'})).toEqual([]);
  expect(await check({'obis.retry': 'Try again', 'theme.tip': 'Hint'})).toEqual([2, 3]);
  expect(await recordMessages(dir, './i18n/zh/code.json')).toBe(true);
  expect(read('i18n/zh/code.english.json')).toBe(
    '{\n  "obis.retry": "Retry",\n  "theme.tip": "Tip"\n}\n',
  );
  await expect(recordMessages(dir, 'i18n/zh/cod.json')).rejects.toThrow(
    /mean i18n\/zh\/code\.json/,
  );
});

it('notices that the English label of a category of the sidebar has changed', async () => {
  write('i18n/en/code.json', '{}');
  const labels = 'i18n/zh/docusaurus-plugin-content-docs/current';
  write(`${labels}.json`, '{"sidebar.obis.category.reference": {"message": "参考"}}');
  const check = async (recorded: string) => {
    write(`${labels}.english.json`, JSON.stringify({'sidebar.obis.category.reference': recorded}));
    const problems = await findMessageProblems(dir, new Set());
    return problems.filter(
      ({file, message}) =>
        file === `${labels}.json` && message.startsWith('sidebar.obis.category.reference'),
    );
  };
  expect(await check('Reference')).toEqual([]);
  expect(await check('Look-up')).toMatchObject([{file: `${labels}.json`, line: 1}]);
});
