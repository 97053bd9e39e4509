import fs from 'node:fs';
import path from 'node:path';
import {Globby} from '@docusaurus/utils';
import {expect, it} from 'vitest';
import {patternRules} from './rules/words';

const namesIn = (file: string, pattern: RegExp): string[] =>
  [...fs.readFileSync(path.join(import.meta.dirname, file), 'utf8').matchAll(pattern)].map(
    ([, name = '']) => name,
  );

it('the README has a row for each rule, and no other', () => {
  const sources = Globby.sync(['readSite.ts', 'rules/*.ts', '!**/*.test.ts'], {
    cwd: import.meta.dirname,
  });
  const rules = [
    ...sources.flatMap((file) => namesIn(file, /(?:\bname: |\brule: |Rule\(\s*)'([a-z-]+)'/g)),
    ...patternRules.map(({name}) => name),
  ];
  expect([...new Set(namesIn('README.md', /^\| `([a-z-]+)` \|/gm))].sort()).toEqual(
    [...new Set(rules)].sort(),
  );
});
