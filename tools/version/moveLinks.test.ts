import {expect, it} from 'vitest';
import {moveLinks} from './moveLinks';

const pages = new Set(['/obis/a', '/obis/b', '/test-label']);

it.each([
  ['page', 'See [a](/obis/a#part), [b](/obis/b).', 'See [a](/1.0/obis/a#part), [b](/1.0/obis/b).'],
  ['page', '<Sequence errorLinks="/obis/a" />', '<Sequence errorLinks="/1.0/obis/a" />'],
  ['page', '[a]: /obis/a "A"', '[a]: /1.0/obis/a "A"'],
  ['page', 'npm run i18n:ack -- /obis/a', 'npm run i18n:ack -- /obis/a'],
  ['page', '[home](/) [file](/samples/a.csv)', '[home](/) [file](/samples/a.csv)'],
  ['page', '[longer](/obis/a-longer-name)', '[longer](/obis/a-longer-name)'],
  ['data', 'pages: [/obis/a, /obis/b]', 'pages: [/1.0/obis/a, /1.0/obis/b]'],
  ['data', 'pages:\n  - /obis/a\n  - /test-label', 'pages:\n  - /1.0/obis/a\n  - /1.0/test-label'],
  ['data', 'see: /obis/a#part', 'see: /1.0/obis/a#part'],
] as const)('points the links of a %s into the version: %s', (kind, text, moved) => {
  expect(moveLinks(text, kind, pages, '/1.0')).toBe(moved);
});
