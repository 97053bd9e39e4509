import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {addressOf, writeOfflineFiles} from './node/writeOfflineFiles';
import type {Files, Pointer} from './shared/manifest';
import type {State} from './store/store';
import {findKept} from './worker/findKept';

const files = (...addresses: string[]): Files =>
  Object.fromEntries(addresses.map((address) => [address, [`hash of ${address}`, 1]]));

describe('findKept', () => {
  const state: State = {
    folders: {en: '', zh: 'zh/'},
    kept: {
      en: {
        folder: '',
        current: {
          hash: '',
          bytes: 0,
          checkedAt: 0,
          files: files(
            '',
            '404',
            'obis/faq',
            'obis/moved/',
            'samples/a.tar.gz',
            'assets/js/new.js',
          ),
        },
        previous: files('assets/js/old.js'),
      },
    },
  };

  it.each([
    ['', ''],
    ['index.html', ''],
    ['obis/faq', 'obis/faq'],
    ['obis/faq/', 'obis/faq'],
    ['obis/faq.html', 'obis/faq'],
    ['obis/faq/index.html', 'obis/faq'],
    ['obis/f%61q', 'obis/faq'],
    ['obis/moved', 'obis/moved/'],
    ['obis/moved/', 'obis/moved/'],
    ['samples/a.tar.gz', 'samples/a.tar.gz'],
    ['assets/js/new.js', 'assets/js/new.js'],
    ['assets/js/old.js', 'assets/js/old.js'],
  ])('finds /%s', (pathname, address) => {
    expect(findKept(state, pathname)).toMatchObject({language: 'en', hash: `hash of ${address}`});
  });

  it.each(['obis', 'obis/faq/x', 'samples/a', 'toString', '__proto__', '%', 'faq'])(
    'has nothing for /%s',
    (pathname) => expect(findKept(state, pathname).hash).toBeUndefined(),
  );

  it.each(['zh', 'zh/', 'zh/obis/faq'])(
    'knows that /%s belongs to a language that is not kept',
    (pathname) =>
      expect(findKept(state, pathname)).toEqual({
        language: 'zh',
        address: pathname === 'zh/obis/faq' ? 'obis/faq' : '',
      }),
  );
});

describe('writeOfflineFiles', () => {
  let dir: string;
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(dir, file)), {recursive: true});
    writeFileSync(path.join(dir, file), text);
  };
  const read = <T>(file: string) => JSON.parse(readFileSync(path.join(dir, file), 'utf8')) as T;
  const run = async () => {
    await writeOfflineFiles(dir, {en: '', zh: 'zh/'});
    return read<Pointer>('offline.json').languages;
  };

  beforeEach(() => {
    dir = mkdtempSync(path.join(tmpdir(), 'obis-offline-'));
    for (const folder of ['', 'zh/']) {
      write(`${folder}index.html`, `home ${folder}`);
      write(`${folder}obis/faq.html`, `faq ${folder}`);
      write(`${folder}samples/a.tar.gz`, 'archive');
      write(`${folder}samples/b.tar.gz`, 'archive');
    }
  });
  afterEach(() => rmSync(dir, {recursive: true}));

  it('lists each language with what readers open, by the address of links', async () => {
    for (const other of [
      'sitemap.xml',
      '_headers',
      '.nojekyll',
      'index.html.br',
      'translation-status.html',
    ])
      write(other, 'not for readers');
    const {en, zh} = await run();
    const addresses = ['', 'obis/faq', 'samples/a.tar.gz', 'samples/b.tar.gz'];
    expect(Object.keys(read<Files>(en?.list ?? '')).sort()).toEqual(addresses);
    expect(Object.keys(read<Files>(zh?.list ?? '')).sort()).toEqual(addresses);
    // The two archives are the same content.
    expect(en?.bytes).toBe('home '.length + 'faq '.length + 'archive'.length);
  });

  it('is the same for the same files, and another for one changed page of its language', async () => {
    const before = await run();
    expect(await run()).toEqual(before);
    write('obis/faq.html', 'faq, corrected');
    const after = await run();
    expect(after.en?.hash).not.toBe(before.en?.hash);
    expect(after.zh).toEqual(before.zh);
  });

  it('takes the languages that a build has', async () => {
    rmSync(path.join(dir, 'zh'), {recursive: true});
    expect(Object.keys(await run())).toEqual(['en']);
  });
});

it.each([
  ['index.html', ''],
  ['zh/index.html', 'zh/'],
  ['obis/faq.html', 'obis/faq'],
  ['img/index.svg', 'img/index.svg'],
])('the address of %s is /%s', (file, address) => expect(addressOf(file)).toBe(address));
