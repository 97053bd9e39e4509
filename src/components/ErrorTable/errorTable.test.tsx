import type {ReactNode} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {load} from 'cheerio';
import {expect, test, vi} from 'vitest';
import english from '@site/i18n/zh/code.english.json';
import type {ErrorData} from '@site/src/plugins/product-model/kinds/errors';

vi.mock('@docusaurus/Translate', () => ({
  default: ({children, values}: {children: string; values?: Record<string, ReactNode>}) => (
    <>
      {children}
      {values?.page}
      {values?.stop}
    </>
  ),
  translate: ({message}: {message: string}, values?: {who: string}) =>
    message.replace('{who}', values?.who ?? ''),
}));
vi.mock('@docusaurus/Link', () => ({default: ({children}: {children: string}) => children}));
vi.mock('@docusaurus/useBrokenLinks', () => ({default: () => ({collectAnchor: () => undefined})}));
vi.mock('../DataTable', () => ({
  default: ({children}: {children: never}) => <table>{children}</table>,
}));
vi.mock('@generated/product-model/default/roles.json', () => ({
  default: {'site-engineer': 'Site engineer'},
}));
const {default: ErrorTable} = await import('.');

const text = (id: keyof typeof english): string => english[id].replace('{who}', 'Site engineer');

const error = (more: Partial<ErrorData>): ErrorData => ({
  id: 'verify-01',
  code: 'VERIFY-01',
  message: 'Verification failed',
  cause: 'Contact.',
  action: 'Retry.',
  callOrTell: 'site-engineer',
  ...more,
});

function cells(...data: ErrorData[]): string[][] {
  const $ = load(renderToStaticMarkup(<ErrorTable data={data} />));
  return $('tr')
    .toArray()
    .map((row) =>
      $(row)
        .children()
        .toArray()
        .map((cell) => $(cell).text()),
    );
}

test('shows which errors at a station use up no attempt', () => {
  const [, first, second] = cells(error({usesUpAttempt: true}), error({usesUpAttempt: false}));
  expect(first?.[2]).toBe('Contact.');
  expect(second?.[2]).toBe(`Contact. ${text('obis.errorTable.usesUpNoAttempt')}`);
});

test('names the person once in a row that says when to stop', () => {
  const [, row] = cells(error({retry: 'never'}));
  expect(row?.[1]).toContain('Do not open a fixture.');
  expect(row?.[1]).toContain(text('obis.errorTable.stop'));
  expect(row?.[1]?.match(/Site engineer/g)).toHaveLength(1);
});

test('shows whether to retry an error at a station, and who clears the cause first', () => {
  const [, never, later] = cells(error({retry: 'never'}), error({retry: 'after-clearance'}));
  expect(never?.[1]?.endsWith(`${text('obis.errorTable.noRetry')}Retry.`)).toBe(true);
  expect(later?.[1]?.endsWith(`${text('obis.errorTable.retryLater')}Retry.`)).toBe(true);
});

test('does not say when to retry where an order to stop or the actions say it', () => {
  const [, stopped, described] = cells(
    error({retry: 'after-clearance', first: 'stop-station'}),
    error({retry: 'as-described'}),
  );
  expect(stopped?.[1]).not.toContain(text('obis.errorTable.retryLater'));
  expect(described?.[1]).not.toContain(text('obis.errorTable.retry'));
  expect(described?.[1]?.endsWith(`${text('obis.errorTable.otherwise')} Retry.`)).toBe(true);
});
