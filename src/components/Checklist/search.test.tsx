import {load} from 'cheerio';
import {renderToStaticMarkup} from 'react-dom/server';
import {expect, test, vi} from 'vitest';
import {readBlocks} from '@site/src/plugins/search/node/readBlocks';

vi.mock('@docusaurus/theme-common', () => ({useStorageSlot: () => [null, {}]}));
vi.mock('@docusaurus/Translate', () => ({
  default: ({children}: {children: string}) => children,
  translate: ({message}: {message: string}) => message,
}));
vi.mock('@docusaurus/useDocusaurusContext', () => ({
  default: () => ({i18n: {currentLocale: 'en'}}),
}));
const {default: Checklist} = await import('.');

const ITEMS = ['Connect the device.', 'Program it.'];

test('the search index has the items of a checklist, without the number of ticked items', () => {
  const html = renderToStaticMarkup(
    <Checklist id="first-device">
      <ol>
        {ITEMS.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ol>
    </Checklist>,
  );
  expect(html).toContain('of {total} done');
  const $ = load(`<main>${html}</main>`);
  expect(readBlocks($, $('main')).map(({text}) => text)).toEqual(ITEMS);
});
