import {toMarkdown} from '../table';

/** A figure before and after a change; undefined where there is none. */
export type BeforeAfter = {readonly before: number | undefined; readonly after: number | undefined};

/** A page in one language that a change touches. */
export type ChangedPage = {
  /** With the language, such as `/zh/obis/common/glossary`. */
  readonly pathname: string;
  readonly words: BeforeAfter;
  readonly bytes: BeforeAfter;
  /** Of its translation, or of itself if it is one. */
  readonly translation: string;
};

/** What the report is made of. */
export type Report = {
  readonly since: string;
  readonly pages: readonly ChangedPage[];
  /** Paths of what is no page. */
  readonly otherFiles: readonly string[];
  readonly shared: ReadonlyMap<string, BeforeAfter>;
  /** Where the preview is: its root if it is published, else the run that has it as an artifact. */
  readonly preview?: {readonly root?: string | undefined; readonly run?: string | undefined};
};

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} KB`;

/** @example change({before: 300, after: 312}) → '300 → 312 (+12)' */
function change({before, after}: BeforeAfter, show: (value: number) => string = String): string {
  if (before === undefined && after === undefined) return '';
  if (before === undefined) return `new: ${show(after ?? 0)}`;
  if (after === undefined) return `removed: ${show(before)}`;
  if (before === after) return show(after);
  const difference = after - before;
  return `${show(before)} → ${show(after)} (${difference > 0 ? '+' : '−'}${show(Math.abs(difference))})`;
}

/** GitHub takes comments of 65,536 characters. */
const MAX_PAGES = 200;
const MAX_FILES = 30;

function listed(files: readonly string[]): string {
  const more = files.length > MAX_FILES ? ` and ${files.length - MAX_FILES} more` : '';
  return `${files
    .slice(0, MAX_FILES)
    .map((file) => `\`${file}\``)
    .join(', ')}${more}`;
}

/** The report of a change as Markdown, for the comment of a pull request and for the terminal. */
export function formatReport({since, pages, otherFiles, shared, preview = {}}: Report): string {
  const link = (pathname: string) =>
    preview.root
      ? `[${pathname}](${preview.root.replace(/\/$/, '')}${pathname})`
      : `\`${pathname}\``;
  const table = toMarkdown(
    [
      ['Page', 'Translation', 'Words', 'HTML after Brotli'],
      ...pages
        .slice(0, MAX_PAGES)
        .map(({pathname, words, bytes, translation}) => [
          link(pathname),
          translation,
          change(words),
          change(bytes, kilobytes),
        ]),
    ],
    2,
  );
  const sizes = [...shared].filter(
    ([, {before, after}]) => before !== undefined || after !== undefined,
  );
  const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`;
  return [
    '## What this change does to the site',
    `${count(pages.length, 'page')} and ${count(otherFiles.length, 'other file')} changed since ${since}.`,
    ...(pages.length > 0 ? [table] : []),
    ...(pages.length > MAX_PAGES ? [`The first ${MAX_PAGES} pages are listed.`] : []),
    ...(otherFiles.length > 0 ? [`Other files: ${listed(otherFiles)}.`] : []),
    ...(sizes.length > 0
      ? [
          toMarkdown([
            ['All pages', 'After Brotli'],
            ...sizes.map(([name, bytes]) => [name, change(bytes, kilobytes)]),
          ]),
        ]
      : []),
    ...(preview.run
      ? [
          `The built site is the artifact \`preview\` of [this run](${preview.run}#artifacts): unpack it into a folder and run \`npm run serve -- --dir <folder>\`.`,
        ]
      : []),
  ].join('\n\n');
}
