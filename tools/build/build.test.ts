import {existsSync, mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {temporaryFolder} from '../../tests/fixtures/temporaryFolder';
import {takeLock} from './lock';
import {besides, replaceFolder} from './replaceFolder';

const {dir, read} = temporaryFolder();

describe('replaceFolder', () => {
  const write = (folder: string, text: string) => {
    mkdirSync(folder);
    writeFileSync(path.join(folder, 'index.html'), text);
    return Promise.resolve();
  };
  const site = path.join(dir, 'build');
  const page = () => read('build/index.html');
  const leftovers = () => Object.values(besides(site)).filter((folder) => existsSync(folder));

  it('puts the new folder in place of the old one', async () => {
    expect(await replaceFolder(site, (partial) => write(partial, 'one'))).toBe(true);
    await replaceFolder(site, (partial) => write(partial, 'two'));
    expect([page(), leftovers()]).toEqual(['two', []]);
  });

  it('leaves the old folder as it is when the new one fails half-way', async () => {
    await write(site, 'old');
    const failure = replaceFolder(site, async (partial) => {
      await write(partial, 'half');
      throw new Error('no space left');
    });
    await expect(failure).rejects.toThrow('no space left');
    expect([page(), leftovers()]).toEqual(['old', []]);
  });

  it('removes what a killed build left', async () => {
    await write(site, 'old');
    await write(besides(site).partial, 'half');
    await write(besides(site).others, 'zh');
    await write(besides(site).previous, 'older');
    expect(await replaceFolder(site, () => Promise.resolve())).toBe(false);
    expect([page(), leftovers()]).toEqual(['old', []]);
  });

  it('brings the old folder back when the build was killed between its two renames', async () => {
    await write(besides(site).previous, 'old');
    await write(besides(site).partial, 'new');
    await expect(replaceFolder(site, () => Promise.reject(new Error('stop')))).rejects.toThrow();
    expect([page(), leftovers()]).toEqual(['old', []]);
  });
});

describe('takeLock', () => {
  const file = path.join(dir, 'build.lock');
  /** Above the largest id of a process (https://man7.org/linux/man-pages/man5/proc_sys_kernel.5.html). */
  const ENDED = 2 ** 22 + 1;

  it('refuses a second holder until the first one releases it', () => {
    const lock = takeLock(file);
    expect(() => takeLock(file)).toThrow(`Another build is running (process ${process.pid}`);
    lock.release();
    takeLock(file).release();
  });

  it('takes over the lock of a process that has ended', () => {
    writeFileSync(file, `${ENDED}\n`);
    takeLock(file);
    expect(read('build.lock')).toBe(`${process.pid}\n`);
  });

  it('is held as long as one of its processes runs', () => {
    writeFileSync(file, `${ENDED}\n`);
    takeLock(file).share(ENDED);
    expect(() => takeLock(file)).toThrow(`process ${process.pid}`);
    writeFileSync(file, `${ENDED}\n${process.pid}\n`);
    expect(() => takeLock(file)).toThrow(`process ${process.pid}`);
  });
});
