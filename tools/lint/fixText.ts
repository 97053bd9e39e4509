import fs from 'node:fs';
import path from 'node:path';
import {parseCached} from '../../src/markdown/parsePage';
import {listFiles, PAGE_FOLDERS, pagePath} from '../../src/plugins/product-model/pages';
import {explainFrontMatter} from '../../src/plugins/translations/explainFrontMatter';
import {VOID_TAGS} from '../../src/plugins/translations/explainSyntax';
import {NOTICE_TYPES} from '../../src/settings/noticeTypes';
import {readText} from './readSite';
import {lists} from './rules/lists';

/** A line that `--fix` has changed. */
export type Fix = {readonly line: number; readonly rule: string; readonly change: string};

const STEP = /^(\s*)(?:(\d{1,2})(?:[、．）]|\.(?=\p{Lu}|\p{Script=Han}))|（(\d{1,2})）)\s*/u;
const NOTICE = new RegExp(String.raw`^(:{3,}) +(${NOTICE_TYPES.join('|')})\b`);
const VOID = new RegExp(String.raw`<(${VOID_TAGS.join('|')})((?:\s[^<>]*?)?)\s*(?<!/\s*)>`, 'g');

/** Applies `change` to the parts of a line that are not in code. */
const outsideCode = (line: string, change: (text: string) => string): string =>
  line
    .split(/(`+[^`]*`+)/)
    .map((part, at) => (at % 2 === 0 ? change(part) : part))
    .join('');

/** What may be written in one way only, by rule. Of a page that can be built only what was meant as steps or a notice changes for readers. */
const CHANGES: readonly (readonly [string, (line: string) => string])[] = [
  ['syntax', (line) => outsideCode(line, (text) => text.replace(VOID, '<$1$2 />'))],
  [
    'heading-id',
    (line) =>
      line.replace(/^(#{2,6} .*?)\s*\{\s*#([a-z0-9]+(?:-[a-z0-9]+)*)\s*\}\s*$/, '$1 {/* #$2 */}'),
  ],
  ['notice', (line) => line.replace(NOTICE, '$1$2')],
  ['notice', (line) => line.replace(/^：{3,}/, (colons) => ':'.repeat(colons.length))],
  ['list', (line) => line.replace(STEP, '$1$2$3. ')],
];

/** Lists the lines inside code fences, which are never changed. */
function fencedLines(lines: readonly string[]): ReadonlySet<number> {
  const fenced = new Set<number>();
  let open: string | undefined;
  lines.forEach((line, index) => {
    const fence = /^\s*(`{3,}|~{3,})/.exec(line)?.[1];
    if (open !== undefined) fenced.add(index);
    if (fence === undefined) return;
    fenced.add(index);
    if (open === undefined) open = fence;
    else if (fence.startsWith(open) && line.trim() === fence) open = undefined;
  });
  return fenced;
}

/** Counts the lines of the front matter, with both lines of hyphens. */
const frontMatterLength = (lines: readonly string[]): number =>
  lines[0]?.trim() === '---' ? lines.indexOf('---', 1) + 1 : 0;

/**
 * Corrects what may be corrected in one way only: tags without a slash, heading ids in braces, a space before the type of a
 * notice, tabs in the front matter, list items indented by one space, steps numbered with full-width marks.
 * @param misindented lines of list items that the rule `list` reports as indented by one space
 */
export function fixText(
  text: string,
  misindented: ReadonlySet<number>,
): {text: string; fixes: Fix[]} {
  const lines = text.split('\n');
  const fenced = fencedLines(lines);
  const head = frontMatterLength(lines);
  const hasTabs = /a tab/.test(explainFrontMatter(text)?.message ?? '');
  const fixes: Fix[] = [];
  const fixed = lines.map((before, index) => {
    if (fenced.has(index)) return before;
    let line = before;
    const apply = (rule: string, after: string) => {
      if (after === line) return;
      fixes.push({line: index + 1, rule, change: `${line.trimEnd()} → ${after.trimEnd()}`});
      line = after;
    };
    if (index < head) {
      const indented = line
        .replace(/^\t+(?=[\w-]+:)/, '')
        .replace(/^\t+/, (tabs) => '  '.repeat(tabs.length));
      if (hasTabs) apply('syntax', indented);
      return line;
    }
    for (const [rule, change] of CHANGES) apply(rule, change(line));
    if (misindented.has(index + 1)) apply('list', line.replace(/^ (?=\S)/, ''));
    return line;
  });
  return {text: fixed.join('\n'), fixes};
}

/**
 * Corrects pages, and prints what it changed. Reads each again until nothing is left: a mistake of syntax hides those after it.
 * @param files to correct; all by default
 */
export function fixPages(siteDir: string, files?: readonly string[]): void {
  const all = PAGE_FOLDERS.flatMap((folder) =>
    listFiles(path.join(siteDir, folder)).map((name) => `${folder}/${name}`),
  );
  for (const file of (files ?? all).filter((each) => pagePath(each) !== undefined)) {
    const place = path.join(siteDir, file);
    for (let isChanged = fs.existsSync(place); isChanged;) {
      const before = fs.readFileSync(place, 'utf8');
      const {page} = readText(file, '', 'en', before, parseCached);
      const crooked = page ? lists.check(page).filter(({fix}) => /^indent it by 0/.test(fix)) : [];
      const {text, fixes} = fixText(before, new Set(crooked.map(({line}) => line)));
      for (const {line, rule, change} of fixes)
        console.log(`${file}:${line} ${rule}: corrected. ${change}`);
      isChanged = fixes.length > 0;
      if (isChanged) fs.writeFileSync(place, text);
    }
  }
}
