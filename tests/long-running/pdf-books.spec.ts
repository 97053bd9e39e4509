import {execFileSync} from 'node:child_process';
import {existsSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '../fixtures/test';

const siteDir = path.resolve(__dirname, '../..');

/** Bookmarks to look for in each language, with those of all pages: a category, and a heading of a page. */
const WORDS = {en: ['Get started', 'Before you begin'], zh: ['快速入门', '开始之前']} as const;

/** Return the titles of all pages of the manual in one language. The build has each page as Markdown, too. */
const pageTitles = (locale: keyof typeof WORDS): string[] => {
  const folder = path.join(siteDir, 'build', locale === 'en' ? '' : locale, 'obis');
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.md'))
    .map((file) => /^# (.*)$/m.exec(readFileSync(path.join(folder, file), 'utf8'))?.[1] ?? file);
};

/** Return the title entry of a bookmark. PDF writes a text outside of ASCII as UTF-16 with a byte order mark, in hexadecimal. */
const titleEntry = (text: string): string =>
  /^[\x20-\x7e]+$/.test(text)
    ? `/Title (${text.replace(/[()\\]/g, String.raw`\$&`)})`
    : `/Title <FEFF${Buffer.from(text, 'utf16le').swap16().toString('hex').toUpperCase()}>`;

test('The books have a bookmark for each page, tags, a language and their own fonts', () => {
  test.setTimeout(240_000);
  const books = path.join(siteDir, 'build/books');
  const isBuiltWithBooks = existsSync(books);
  try {
    execFileSync('npx', ['tsx', 'tools/pdf.ts', '--from', 'build'], {cwd: siteDir});
    for (const locale of ['en', 'zh'] as const) {
      const raw = readFileSync(path.join(books, `obis-manual-${locale}.pdf`), 'latin1');
      const titles = pageTitles(locale);
      expect(titles.length).toBeGreaterThan(60);
      // Each page of the manual begins on a new sheet, and most have two or more.
      expect(raw.match(/\/Type \/Page\b/g)?.length).toBeGreaterThan(2 * titles.length);
      // Chromium drops the space at which a heading wraps.
      const compact = raw.replaceAll(' ', '');
      for (const title of [...WORDS[locale], ...titles]) {
        expect(compact).toContain(titleEntry(title).replaceAll(' ', ''));
      }
      expect(raw).toContain(`/Lang (${locale === 'zh' ? 'zh-CN' : locale})`);
      expect(raw).toMatch(/\/Marked true/);
      const card = readFileSync(path.join(books, `operator-card-${locale}.pdf`), 'latin1');
      // The card and the station codes on two pages each, in the font of the PDF files, too.
      expect(card.match(/\/Type \/Page\b/g)?.length).toBe(4);
      expect(card).not.toMatch(/127\.0\.0\.1|localhost/);
      expect(card).toMatch(/\/FontName \/\w+\+NotoSans/);
      expect(raw).toMatch(/\/FontName \/\w+\+NotoSans/);
      // No link may lead to the local server from which the book was printed.
      expect(raw).not.toMatch(/127\.0\.0\.1|localhost/);
      // All fonts are embedded. Type 3 fonts (labels of diagrams) always are. Type 1 and TrueType could need fonts of the reader.
      const count = (words: RegExp) => raw.match(words)?.length;
      expect(count(/\/FontFile2 /g)).toBe(count(/\/Subtype \/CIDFontType2/g));
      expect(raw).not.toMatch(/\/Subtype \/(?:Type1|TrueType)\b/);
    }
  } finally {
    // After `npm run pdf`, pages of the build link to its books, so those stay.
    if (!isBuiltWithBooks) rmSync(books, {recursive: true, force: true});
  }
});
