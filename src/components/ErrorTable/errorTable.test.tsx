import {Fragment, type ReactNode} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {load} from 'cheerio';
import {expect, test, vi} from 'vitest';
import english from '@site/i18n/zh/code.english.json';
import type {ErrorData} from '@site/src/plugins/product-model/kinds/errors';

vi.mock('@docusaurus/Translate', () => ({
  default: ({children, values}: {children: string; values?: Record<string, ReactNode>}) =>
    children
      .split(/\{(\w+)\}/)
      .map((part, at) => <Fragment key={at}>{at % 2 ? values?.[part] : part}</Fragment>),
  translate: ({message}: {message: string}, values?: {who: string}) =>
    message.replace('{who}', values?.who ?? ''),
}));
vi.mock('@docusaurus/Link', () => ({default: ({children}: {children: string}) => children}));
vi.mock('@docusaurus/useBrokenLinks', () => ({default: () => ({collectAnchor: () => undefined})}));
vi.mock('../DataTable', () => ({
  default: ({children}: {children: never}) => <table>{children}</table>,
}));
vi.mock('@generated/product-model/default/roles.json', () => ({
  default: {'site-engineer': 'Site engineer', administrator: 'Administrator'},
}));
const {default: ErrorTable} = await import('.');

const text = (id: keyof typeof english): string => english[id].replace('{who}', 'Site engineer');

/** Return the table with one error, VERIFY-01. */
function table(more: Partial<ErrorData>) {
  const error: ErrorData = {
    id: 'verify-01',
    code: 'VERIFY-01',
    message: 'Verification failed',
    cause: 'Contact.',
    action: 'Retry.',
    contact: 'site-engineer',
    tileStaysGreen: false,
    ...more,
  };
  return load(renderToStaticMarkup(<ErrorTable data={[error]} />));
}

/** Return what the table says to do about VERIFY-01. */
const advice = (more: Partial<ErrorData>): string => table(more)('td').first().text();

test('a verdict stands before the action, and names the person', () => {
  expect(advice({verdict: 'stop'})).toBe(`${text('obis.errorTable.stop')}Retry.`);
  expect(advice({verdict: 'stop-all'})).toBe(`${text('obis.errorTable.stopAll')}Retry.`);
});

test('a verdict can be everything that there is to do', () => {
  expect(advice({verdict: 'stop', action: undefined})).toBe(text('obis.errorTable.stop'));
});

test('below an action to try stands what to do if it does not help', () => {
  const tried = `${text('obis.errorTable.try')}Retry.${text('obis.errorTable.noHelp')}`;
  expect(advice({verdict: 'try'})).toBe(tried);
  expect(advice({verdict: 'try', tileStaysGreen: true})).toBe(tried);
});

test('a row of a code that no station shows names the person, if this is not the site engineer', () => {
  expect(advice({})).toBe('Retry.');
  expect(advice({contact: 'administrator'})).toBe(
    `Retry.${text('obis.errorTable.person')} Administrator`,
  );
});

test('above a table with an action to try stand the cases in which the operator stops instead', () => {
  const rule = english['obis.errorTable.whenToStop'];
  expect(table({verdict: 'try'})('p').first().text()).toContain(rule);
  expect(table({verdict: 'stop'}).text()).not.toContain(rule);
  expect(table({}).text()).not.toContain(rule);
});
