import fs from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {scripts} from '../../package.json';
import {listPageFiles, listRoutes, parsePagePath, routeOf} from '../../src/content/pages';
import {WriterError} from '../../src/lib/writerError';
import {REQUIRED_ROUTES} from '../../tests/fixtures/requiredRoutes';

const siteDir = path.resolve(import.meta.dirname, '../..');
const readme = fs.readFileSync(path.join(siteDir, 'README.md'), 'utf8');

it('README.md lists each npm command of package.json', () => {
  const [, section = ''] = readme.split('## Commands');
  const [table = ''] = section.split('## ');
  const listed = [...table.matchAll(/^\| (`.+?) \|/gm)].flatMap(([, names = '']) =>
    [...names.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
  );
  const fix = 'Fix: correct the table of commands in README.md.';
  expect(listed.sort(), fix).toEqual(Object.keys(scripts).sort());
});

it('README.md lists the pages that the specification does not prescribe, and no others', () => {
  const [, section = ''] = readme.split('## Beyond the specification');
  const listed = [...section.matchAll(/\]\((docs\/[^)]+)\)/g)].map(([, file = '']) =>
    routeOf(file),
  );
  const ofCutVersions = listPageFiles(siteDir)
    .filter((file) => parsePagePath(file)?.version)
    .map(routeOf);
  const added = [...listRoutes(siteDir)].filter(
    (route) => !REQUIRED_ROUTES.includes(route || '/') && !ofCutVersions.includes(route),
  );
  const missing = added.filter((route) => !listed.includes(route)).map((route) => `add ${route}`);
  const gone = listed
    .filter((route) => !added.includes(route ?? ''))
    .map((route) => `remove ${route}`);
  const fixes = [...missing, ...gone].join(', ');
  // Without a stack, so that `npm run check` shows this line and no code.
  if (fixes) throw new WriterError(`README.md: the table at its end is wrong. Fix: ${fixes}`);
  expect(listed.length).toBeGreaterThan(0);
});
