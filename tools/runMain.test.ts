import {expect, it} from 'vitest';
import {helpOf} from './runMain';

it('shows the comment at the head of a command as its help', () => {
  const text =
    "/**\n * `npm run facts`: lists facts.\n * `-- --page /a` names a page.\n */\nimport fs from 'node:fs';\n";
  expect(helpOf(text)).toBe('`npm run facts`: lists facts.\n`-- --page /a` names a page.');
  expect(helpOf('/** `npm run serve`: serves. */\n')).toBe('`npm run serve`: serves.');
});
