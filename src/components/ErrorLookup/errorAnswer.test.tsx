import type {ReactNode} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {load} from 'cheerio';
import {expect, test, vi} from 'vitest';
import type {CodeData} from '@site/src/plugins/product-model/kinds/errors';

vi.mock('@docusaurus/Translate', () => ({
  default: ({children}: {children: ReactNode}) => <>{children}</>,
  translate: ({message}: {message: string}, values?: {who: string}) =>
    message.replace('{who}', values?.who ?? ''),
}));
vi.mock('@docusaurus/Link', () => ({default: ({children}: {children: ReactNode}) => children}));
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
    action: 'Select Retry.',
    callOrTell: 'site-engineer',
    retry: 'as-described',
    ...more,
  };
  const $ = load(renderToStaticMarkup(<ErrorAnswer error={error} />));
  return $('p')
    .toArray()
    .map((p) => $(p).text());
}

test('a code that stops the station when another device has it names the person in that case only', () => {
  const texts = paragraphs({});
  expect(texts).toContain('Otherwise');
  expect(texts).toContain('Open no fixture. Stop this station, and call: Site engineer');
  expect(texts.filter((text) => text.includes('Site engineer'))).toHaveLength(1);
});

test('a code can stop all stations of the batch if another device has it', () => {
  expect(paragraphs({repeatOnOtherDevice: 'stop-all-stations'})).toContain(
    'Open no fixture. Stop all stations of this batch, and call: Site engineer',
  );
});

test('a code that stops nothing when another device has it has one case and a line with the person', () => {
  const texts = paragraphs({repeatOnOtherDevice: 'ignore'});
  expect(texts).not.toContain('Otherwise');
  expect(texts).toContain('Whom to call or tellSite engineer');
});
