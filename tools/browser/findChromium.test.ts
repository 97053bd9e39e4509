import path from 'node:path';
import {expect, it} from 'vitest';
import {temporaryFolder} from '../../tests/fixtures/temporaryFolder';
import {findChromium} from './findChromium';

const {dir, write} = temporaryFolder();

it('prefers OBIS_CHROMIUM to the browsers of the system, and the headless shell to a desktop browser', () => {
  const [named = '', shell, desktop = ''] = ['mine', 'chromium-headless-shell', 'chromium'].map(
    (name) => path.join(dir, name),
  );
  write('mine', '');
  write('chromium', '');
  expect(findChromium({OBIS_CHROMIUM: named, PATH: dir})).toBe(named);
  expect(findChromium({PATH: dir})).toBe(desktop);
  write('chromium-headless-shell', '');
  expect(findChromium({PATH: dir})).toBe(shell);
});

it('refuses an OBIS_CHROMIUM that does not exist', () => {
  expect(() => findChromium({OBIS_CHROMIUM: '/no/browser'})).toThrow(/=\/no\/browser does not/);
});
