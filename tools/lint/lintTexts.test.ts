import fs from 'node:fs';
import {expect, it} from 'vitest';
import {PAGE_RULES, TEXT_RULES} from './lintTexts';

it('WRITING.md has a row for each rule', () => {
  const guide = fs.readFileSync('WRITING.md', 'utf8');
  const rows = [...guide.matchAll(/^\| `([a-z-]+)`/gm)].map(([, name]) => name);
  const siteRules = ['sidebar', 'section', 'operator-card', 'target', 'query'];
  const rules = [...PAGE_RULES, ...TEXT_RULES].map(({name}) => name).concat(siteRules);
  expect(new Set(rows)).toEqual(new Set(rules));
});
