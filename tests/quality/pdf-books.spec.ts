import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {getDocumentProxy} from 'unpdf';
import {readBooks} from '../../src/settings/readBooks';
import {makeBooks} from '../../tools/pdf/makeBooks';
import {readPlaces} from '../../tools/pdf/readPlaces';
import {expect, test} from '../fixtures/test';

const siteDir = path.resolve(__dirname, '../..');

/** Words of the first pages: a category, a page in it, a heading there. */
const WORDS = {
  en: ['Get started', 'Basic operation procedures', 'Before you begin'],
  zh: ['快速入门', '基本操作流程', '开始之前'],
} as const;

type Bookmark = {readonly title: string; readonly items: readonly Bookmark[]};

/** Without white space: breaks between lines are not spaces. */
const squeeze = (text: string): string => text.replace(/\s/g, '');

async function readBook(file: string) {
  const document = await getDocumentProxy(new Uint8Array(readFileSync(file)));
  const texts: string[] = [];
  const links: {dest?: unknown; url?: string}[] = [];
  for (let sheet = 1; sheet <= document.numPages; sheet += 1) {
    const page = await document.getPage(sheet);
    const {items} = await page.getTextContent();
    texts.push(squeeze(items.map((item) => ('str' in item ? item.str : '')).join('')));
    links.push(...((await page.getAnnotations()) as typeof links));
  }
  const outline = (await document.getOutline()) as readonly Bookmark[];
  const {info} = (await document.getMetadata()) as {info: {Language?: string; Title?: string}};
  const mark = await document.getMarkInfo();
  return {texts, links, outline, info, mark};
}

test(
  'The books have contents with page numbers, bookmarks, links, text and fonts',
  {tag: '@once'},
  async () => {
    test.setTimeout(180_000);
    const outDir = mkdtempSync(path.join(tmpdir(), 'obis-books-'));
    try {
      await makeBooks({
        siteDir,
        buildDir: path.join(siteDir, 'build'),
        baseUrl: '/',
        outDir,
        limit: 3,
      });
      const books = readBooks(outDir);
      expect(books.map(({htmlLang}) => htmlLang)).toEqual(['en', 'zh-CN']);
      for (const [index, [part, chapter, section]] of Object.values(WORDS).entries()) {
        const file = path.join(outDir, books[index]?.file ?? '');
        const {texts, links, outline, info, mark} = await readBook(file);
        expect(texts).toHaveLength(books[index]?.sheets ?? 0);
        expect(info).toMatchObject({Language: books[index]?.htmlLang, Title: /OBIS/});
        expect(mark).toMatchObject({Marked: true});

        const started = outline.find(({title}) => title === part)?.items;
        const basics = started?.find(({title}) => title === chapter)?.items;
        expect(basics?.map(({title}) => title)).toContain(section);

        // The numbers of the contents: a sheet with the title of the part and its chapters, and the first sheet of a chapter,
        // which has its title as heading and as running head.
        const [partTitle, chapterTitle] = [squeeze(part), squeeze(chapter)];
        const [, list] = texts;
        const numberOf = (title: string) =>
          Number(new RegExp(`${title}(\\d+)`).exec(list ?? '')?.[1]);
        const opening = numberOf(chapterTitle);
        expect(numberOf(partTitle)).toBe(opening - 1);
        expect(texts[opening - 2]).toContain(`${partTitle}${chapterTitle}${opening}`);
        expect(texts[opening - 1]?.split(chapterTitle)).toHaveLength(3);

        const {numbers} = await readPlaces(readFileSync(file));
        const inside = links.flatMap(({dest}) => (typeof dest === 'string' ? [dest] : []));
        expect(inside.length).toBeGreaterThan(20);
        expect(inside.filter((name) => !(name in numbers))).toEqual([]);
        expect(
          links.map(({url}) => url ?? '').filter((url) => /127\.0\.0\.1|localhost/.test(url)),
        ).toEqual([]);

        const raw = readFileSync(file, 'latin1');
        expect(raw).toMatch(/\/FontName \/\w+\+NotoSans/);
        // The labels of diagrams are Type 3, which is its own file; Type 1 and TrueType would need the reader's fonts.
        const count = (words: RegExp) => raw.match(words)?.length;
        expect(count(/\/FontFile2 /g)).toBe(count(/\/Subtype \/CIDFontType2/g));
        expect(raw).not.toMatch(/\/Subtype \/(?:Type1|TrueType)\b/);
      }
    } finally {
      rmSync(outDir, {recursive: true});
    }
  },
);
