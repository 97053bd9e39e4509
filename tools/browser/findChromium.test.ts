import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, it} from 'vitest';
import {findChromium} from './findChromium';

it('takes OBIS_CHROMIUM before the system, and the headless shell before a desktop browser', () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'obis-browser-'));
  const [named = '', shell, desktop = ''] = ['mine', 'chromium-headless-shell', 'chromium'].map(
    (name) => path.join(dir, name),
  );
  writeFileSync(named, '');
  writeFileSync(desktop, '');
  expect(findChromium({OBIS_CHROMIUM: named, PATH: dir})).toBe(named);
  expect(findChromium({PATH: dir})).toBe(desktop);
  writeFileSync(shell ?? '', '');
  expect(findChromium({PATH: dir})).toBe(shell);
  rmSync(dir, {recursive: true});
});

it('refuses an OBIS_CHROMIUM that does not exist', () => {
  expect(() => findChromium({OBIS_CHROMIUM: '/no/browser'})).toThrow(/=\/no\/browser does not/);
});
