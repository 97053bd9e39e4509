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
const {errorHeadings, sameDeviceText, stopTexts} = await import('../ErrorTable/errorTexts');

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

const HEADINGS = errorHeadings();
const STOP = stopTexts('Site engineer');
const PERSON = `${HEADINGS.callOrTell} Site engineer`;

test('a code that stops the station when another device has it says so first, and names the person there', () => {
  const [, first = '', ...others] = paragraphs({});
  expect(first.startsWith(HEADINGS.repeatOnOtherDevice)).toBe(true);
  expect(first.endsWith(STOP['stop-station'])).toBe(true);
  expect(others).toContain(`${HEADINGS.thirdFailure} ${STOP['stop-station']}`);
  expect(others).not.toContain(PERSON);
});

test('a code can stop all stations of the batch if another device has it', () => {
  const [, first = ''] = paragraphs({repeatOnOtherDevice: 'stop-all-stations'});
  expect(first.startsWith(HEADINGS.repeatOnOtherDevice)).toBe(true);
  expect(first.endsWith(STOP['stop-all-stations'])).toBe(true);
});

test('a code can stop the station whenever it appears', () => {
  const texts = paragraphs({first: 'stop-station', retry: 'never'});
  expect(texts[1]?.endsWith(STOP['stop-station'])).toBe(true);
  expect(texts.join()).not.toContain(HEADINGS.repeatOnOtherDevice);
});

test('a code that stops nothing when another device has it has a line with the person', () => {
  const texts = paragraphs({repeatOnOtherDevice: 'ignore'});
  expect(texts.join()).not.toContain(HEADINGS.repeatOnOtherDevice);
  expect(texts).toContain(PERSON);
});

test('a code says what to do if the same device has it again, with the labels of the buttons', () => {
  const setAside = sameDeviceText({repeatOnSameDevice: 'set-aside'} as CodeData, STOP) ?? '';
  expect(setAside).toContain('<UI>');
  expect(paragraphs({repeatOnSameDevice: 'set-aside'})).toContain(
    `${HEADINGS.repeatOnSameDevice} ${setAside.replace(/<\/?UI>/g, '')}`,
  );
});
