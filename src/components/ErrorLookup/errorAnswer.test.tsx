import {renderToStaticMarkup} from 'react-dom/server';
import {load} from 'cheerio';
import {expect, test, vi} from 'vitest';
import type {CodeData} from '@site/src/plugins/product-model/kinds/errors';

vi.mock('@docusaurus/Translate', () => ({
  default: ({children, values}: {children: string; values?: {stop: string}}) =>
    children.replace('{stop}', values?.stop ?? ''),
  translate: ({message}: {message: string}, values?: {who: string}) =>
    message.replace('{who}', values?.who ?? ''),
}));
vi.mock('@docusaurus/Link', () => ({default: ({children}: {children: string}) => children}));
vi.mock('@generated/product-model/default/roles.json', () => ({
  default: {'site-engineer': 'Site engineer'},
}));
vi.mock('@generated/product-model/default/error-prefixes.json', () => ({default: {}}));
const {default: ErrorAnswer} = await import('./ErrorAnswer');

function paragraphs(more: Partial<CodeData>): string[] {
  const error: CodeData = {
    id: 'verify-01',
    code: 'VERIFY-01',
    message: 'Verification failed',
    cause: 'Contact.',
    action: 'Select <UI>Retry</UI>.',
    callOrTell: 'site-engineer',
    retry: 'as-described',
    ...more,
  };
  const $ = load(renderToStaticMarkup(<ErrorAnswer error={error} />));
  return $('p')
    .toArray()
    .map((p) => $(p).text());
}

const OTHER_DEVICE = 'Also on the previous device or another tile? Open no fixture. ';

test('a code that stops the station when another device has it says so first, and names the person there', () => {
  const [, first, ...others] = paragraphs({});
  expect(first).toBe(`${OTHER_DEVICE}Stop this station, and call: Site engineer.`);
  expect(others).toContain('Red for the third time Stop this station, and call: Site engineer.');
  expect(others).not.toContain('Whom to call or tellSite engineer');
});

test('a code can stop all stations of the batch if another device has it', () => {
  expect(paragraphs({repeatOnOtherDevice: 'stop-all-stations'})[1]).toBe(
    `${OTHER_DEVICE}Stop all stations of this batch, and call: Site engineer.`,
  );
});

test('a code can stop the station whenever it appears', () => {
  const texts = paragraphs({first: 'stop-station', retry: 'never'});
  expect(texts[1]).toBe('Open no fixture. Stop this station, and call: Site engineer.');
  expect(texts.join()).not.toContain('another tile');
});

test('a code that stops nothing when another device has it has a line with the person', () => {
  const texts = paragraphs({repeatOnOtherDevice: 'ignore'});
  expect(texts.join()).not.toContain('another tile');
  expect(texts).toContain('Whom to call or tellSite engineer');
});

test('a code says what to do if the same device has it again, with the labels of the buttons', () => {
  expect(paragraphs({repeatOnSameDevice: 'set-aside'})).toContain(
    'Same code again Select Set aside. Red tray.',
  );
});
