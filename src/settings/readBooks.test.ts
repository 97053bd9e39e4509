import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {BOOK_LIST, readBooks} from './readBooks';

const book = {
  language: 'English',
  htmlLang: 'en',
  file: 'book.pdf',
  bytes: 14_000_000,
  sheets: 350,
  date: '2026-03-12',
};

let dir = '';
beforeEach(() => void (dir = mkdtempSync(path.join(tmpdir(), 'obis-books-'))));
afterEach(() => rmSync(dir, {recursive: true}));

describe('readBooks', () => {
  it('reads none without the setting, and those of the folder with it', () => {
    expect(readBooks(undefined)).toEqual([]);
    writeFileSync(path.join(dir, BOOK_LIST), JSON.stringify([book]));
    writeFileSync(path.join(dir, book.file), '%PDF');
    expect(readBooks(dir)).toEqual([book]);
  });

  it('refuses to link to a book that is not there', () => {
    expect(() => readBooks(dir)).toThrow(/BOOKS_DIR=.*has no books\.json.*Fix/);
    writeFileSync(path.join(dir, BOOK_LIST), JSON.stringify([book]));
    expect(() => readBooks(dir)).toThrow(/names book\.pdf, which is not there/);
    writeFileSync(path.join(dir, BOOK_LIST), JSON.stringify([{...book, date: 'today'}]));
    expect(() => readBooks(dir)).toThrow(/books\.json[^]*date/);
  });
});
