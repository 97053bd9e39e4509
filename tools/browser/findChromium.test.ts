import {chmodSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {findChromium, findDesktopChromium} from './findChromium';

describe('findChromium', () => {
  it('prefers the variable to the system', () => {
    const dir = mkdtempSync(path.join(tmpdir(), 'obis-browser-'));
    const named = path.join(dir, 'my-browser');
    const system = path.join(dir, 'chromium');
    for (const file of [named, system]) {
      writeFileSync(file, '');
      chmodSync(file, 0o755);
    }
    expect(findChromium({OBIS_CHROMIUM: named, PATH: dir})).toBe(named);
    expect(findChromium({PATH: dir})).toBe(system);
    rmSync(dir, {recursive: true});
  });

  it('prefers the headless shell to a desktop browser, or the other way round', () => {
    const dir = mkdtempSync(path.join(tmpdir(), 'obis-browser-'));
    const names = ['chromium', 'chromium-headless-shell'];
    names.forEach((name) => writeFileSync(path.join(dir, name), ''));
    expect(findChromium({PATH: dir})).toBe(path.join(dir, 'chromium-headless-shell'));
    expect(findDesktopChromium({PATH: dir})).toBe(path.join(dir, 'chromium'));
    rmSync(dir, {recursive: true});
  });

  it('names a variable that points nowhere', () => {
    expect(() => findChromium({OBIS_CHROMIUM: '/no/such/browser'})).toThrow(
      /OBIS_CHROMIUM=\/no\/such\/browser does not exist/,
    );
  });
});
