import {execFileSync} from 'node:child_process';
import {readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '../fixtures/test';

const siteDir = path.resolve(__dirname, '../..');

/** A category, a page in it and a heading there. */
const WORDS = {
  en: ['Get started', 'Basic operation procedures', 'Before you begin'],
  zh: ['快速入门', '基本操作流程', '开始之前'],
} as const;

/** A text as PDF files have it outside of ASCII: UTF-16 with a byte order mark, in hexadecimal. */
const pdfText = (text: string): string =>
  /^[\x20-\x7e]+$/.test(text)
    ? `/Title (${text})`
    : `/Title <FEFF${Buffer.from(text, 'utf16le').swap16().toString('hex').toUpperCase()}>`;

test(
  'The books have bookmarks, tags, a language and their own fonts',
  {tag: ['@once', '@all']},
  () => {
    test.setTimeout(240_000);
    const books = path.join(siteDir, 'build/books');
    try {
      execFileSync('npx', ['tsx', 'tools/pdf.ts', '--from', 'build'], {cwd: siteDir});
      for (const [locale, titles] of Object.entries(WORDS)) {
        const raw = readFileSync(path.join(books, `obis-manual-${locale}.pdf`), 'latin1');
        for (const title of titles) expect(raw).toContain(pdfText(title));
        expect(raw).toContain(`/Lang (${locale === 'zh' ? 'zh-CN' : locale})`);
        expect(raw).toMatch(/\/Marked true/);
        expect(raw.match(/\/Type \/Page\b/g)?.length).toBeGreaterThan(200);
        expect(raw).toMatch(/\/FontName \/\w+\+NotoSans/);
        // Links to the server that the book was printed from would be dead on paper and in the file.
        expect(raw).not.toMatch(/127\.0\.0\.1|localhost/);
        // The labels of diagrams are Type 3, which is its own file; Type 1 and TrueType would need the reader's fonts.
        const count = (words: RegExp) => raw.match(words)?.length;
        expect(count(/\/FontFile2 /g)).toBe(count(/\/Subtype \/CIDFontType2/g));
        expect(raw).not.toMatch(/\/Subtype \/(?:Type1|TrueType)\b/);
      }
    } finally {
      rmSync(books, {recursive: true, force: true});
    }
  },
);
