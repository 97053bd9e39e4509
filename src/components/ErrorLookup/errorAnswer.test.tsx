import {renderToStaticMarkup} from 'react-dom/server';
import {load} from 'cheerio';
import {expect, test, vi} from 'vitest';
import english from '@site/i18n/zh/code.english.json';
import type {CodeData} from '@site/src/plugins/product-model/kinds/errors';

vi.mock('../DraftMark', () => ({default: () => null}));
vi.mock('@docusaurus/Translate', () => ({
  default: ({children}: {children: string}) => children,
  translate: ({message}: {message: string}) => message,
}));
vi.mock('@docusaurus/Link', () => ({default: ({children}: {children: string}) => children}));
vi.mock('@generated/product-model/default/roles.json', () => ({default: {}}));
const {default: ErrorAnswer} = await import('./ErrorAnswer');

function answer(more: Partial<CodeData>, isOnCard = false): string {
  const error: CodeData = {
    id: 'verify-01',
    code: 'VERIFY-01',
    message: 'Verification failed',
    cause: 'Contact.',
    action: 'Select <UI>Retry</UI>.',
    contact: 'site-engineer',
    tileStaysGreen: false,
    ...more,
  };
  return load(renderToStaticMarkup(<ErrorAnswer error={error} isOnCard={isOnCard} />)).text();
}

test('the answer to a code of a station begins with the rules of the card, then comes the verdict', () => {
  const text = answer({verdict: 'try'});
  const rules = text.indexOf(english['obis.errorTable.cardFirst']);
  expect(rules).toBeGreaterThan(-1);
  expect(text.indexOf(english['obis.errorTable.try'])).toBeGreaterThan(rules);
});

test('the answer to a code of the edge service has no rules of the card', () => {
  expect(answer({})).not.toContain(english['obis.errorTable.cardFirst']);
});

test('the answer asks for the cases in which it does not hold, on the card too, but not before an order to stop', () => {
  const question = english['obis.errorTable.whenToStop'];
  expect(answer({verdict: 'try'})).toContain(question);
  expect(answer({verdict: 'try'}, true)).toContain(question);
  expect(answer({verdict: 'stop'})).not.toContain(question);
});

test('the labels of buttons and the commands stand in the text', () => {
  expect(answer({})).toContain('Select Retry.');
  expect(answer({action: 'Run `obis-edge check`.'})).toContain('Run obis-edge check.');
});
