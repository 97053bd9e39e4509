import {renderToStaticMarkup} from 'react-dom/server';
import {load} from 'cheerio';
import {expect, test, vi} from 'vitest';
import english from '@site/i18n/zh/code.english.json';
import type {CodeData} from '@site/src/plugins/product-model/kinds/errors';

vi.mock('../DraftMark', () => ({default: () => null}));
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
    isOnGreenTile: false,
    ...more,
  };
  const $ = load(renderToStaticMarkup(<ErrorAnswer error={error} />));
  return $('p')
    .toArray()
    .map((p) => $(p).text());
}

const text = (id: keyof typeof english): string => english[id].replace('{who}', 'Site engineer');
const STOP_STATION = text('obis.errorTable.stop');
const openNoFixture = (stop: string) =>
  text('obis.errorTable.openNoFixture').replace('{stop}', stop);
const OTHER_DEVICE = text('obis.errorTable.repeatOnOtherDevice');
const PERSON = `${text('obis.errorTable.callOrTell')} Site engineer`;

test('a code that stops the station when another device has it says so first, and names the person there', () => {
  const [, first, ...others] = paragraphs({});
  expect(first).toBe(`${OTHER_DEVICE} ${openNoFixture(STOP_STATION)}`);
  expect(others).toContain(`${text('obis.errorTable.thirdFailure')} ${STOP_STATION}`);
  expect(others).not.toContain(PERSON);
});

test('a code can stop all stations of the batch if another device has it', () => {
  expect(paragraphs({repeatOnOtherDevice: 'stop-all-stations'})[1]).toBe(
    `${OTHER_DEVICE} ${openNoFixture(text('obis.errorTable.stopAll'))}`,
  );
});

test('a code can stop the station whenever it appears', () => {
  const texts = paragraphs({first: 'stop-station', retry: 'never'});
  expect(texts[1]).toBe(openNoFixture(STOP_STATION));
  expect(texts.join()).not.toContain(OTHER_DEVICE);
});

test('a code that stops nothing when another device has it has a line with the person', () => {
  const texts = paragraphs({repeatOnOtherDevice: 'ignore'});
  expect(texts.join()).not.toContain(OTHER_DEVICE);
  expect(texts).toContain(PERSON);
});

test('a code says what to do if the same device has it again, with the labels of the buttons', () => {
  const setAside = text('obis.errorTable.setAside');
  expect(setAside).toContain('<UI>');
  expect(paragraphs({repeatOnSameDevice: 'set-aside'})).toContain(
    `${text('obis.errorTable.repeatOnSameDevice')} ${setAside.replace(/<\/?UI>/g, '')}`,
  );
});
