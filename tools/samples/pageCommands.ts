import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {type Locale} from '../../src/plugins/product-model/schema';
import {ARCHIVE} from './files';

/** A fenced block of code of a page. */
export type Block = {
  readonly language: string;
  readonly title: string;
  readonly text: string;
  /** First and last line of the text, from 0; the last is before the first in an empty block. */
  readonly from: number;
  readonly to: number;
};

/** What a page tells to run, and the block below it that shows what comes back. */
export type Command = {readonly script: string; readonly output?: Block};

/** The pages whose commands run on the sample files. */
export const SAMPLE_PAGES = [
  'obis/reference/worked-example',
  'obis/reference/firmware-requirements',
] as const;

/** Title of a block with output, in the languages of the site. */
export const OUTPUT_TITLE: {readonly [L in Locale]: string} = {en: 'Output', zh: '输出'};

const FOLDERS: {readonly [L in Locale]: string} = {
  en: 'docs',
  zh: 'i18n/zh/docusaurus-plugin-content-docs/current',
};

/** File of a page in a language, relative to the site. */
export const pageFile = (page: string, locale: Locale): string =>
  path.join(FOLDERS[locale], `${page}.mdx`);

export function listBlocks(page: string): Block[] {
  const lines = page.split('\n');
  const blocks: Block[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const fence = /^```(\w+)(.*)$/.exec(lines[at] ?? '');
    if (!fence) continue;
    const end = lines.indexOf('```', at + 1);
    if (end < 0) throw new Error(`line ${at + 1}: the block does not end`);
    const [, language = '', meta = ''] = fence;
    const title = /title="([^"]*)"/.exec(meta)?.[1] ?? '';
    const text = lines.slice(at + 1, end).join('\n');
    blocks.push({language, title, text, from: at + 1, to: end - 1});
    at = end;
  }
  return blocks;
}

/** The commands of a page, in order. Output that belongs to no command is an error. */
export function listCommands(page: string, locale: Locale): Command[] {
  const commands: Command[] = [];
  for (const block of listBlocks(page)) {
    if (block.language === 'bash') commands.push({script: block.text});
    if (block.title !== OUTPUT_TITLE[locale]) continue;
    const last = commands.pop();
    if (!last || last.output) {
      throw new Error(`line ${block.from}: this output follows no command`);
    }
    commands.push({...last, output: block});
  }
  return commands;
}

const SEPARATOR = '--- next command ---';

/**
 * Runs the commands of a page one after the other in one shell, in an empty folder that holds the archive only.
 * @returns what each printed, without spaces at the ends of lines, which editors remove
 * @throws Error if OpenSSL 3 or Bash is missing
 */
export function runCommands(siteDir: string, scripts: readonly string[]): string[] {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'obis-samples-'));
  try {
    fs.copyFileSync(
      path.join(siteDir, 'static', ARCHIVE),
      path.join(folder, path.basename(ARCHIVE)),
    );
    const script = scripts.join(`\necho '${SEPARATOR}'\n`);
    const {stdout, error} = spawnSync('bash', ['-c', `exec 2>&1\n${script}`], {
      cwd: folder,
      encoding: 'utf8',
      env: {...process.env, LC_ALL: 'C', TZ: 'UTC'},
    });
    if (error) throw new Error(`Bash cannot be run (${error.message}). Fix: install Bash.`);
    return stdout
      .split(`${SEPARATOR}\n`)
      .map((output) => output.replace(/[ \t]+$/gm, '').trimEnd());
  } finally {
    fs.rmSync(folder, {recursive: true, force: true});
  }
}

/** @throws Error if there is no OpenSSL 3, with which the samples are made and verified */
export function requireOpenSsl(): void {
  const {stdout, error} = spawnSync('openssl', ['version'], {encoding: 'utf8'});
  if (!error && stdout.startsWith('OpenSSL 3.')) return;
  throw new Error(
    `The sample files are verified with OpenSSL 3, found: ${error ? 'none' : stdout.trim()}. ` +
      'Fix: install OpenSSL 3 and put it first in PATH.',
  );
}

/** The page with another text in each of the given blocks. */
export function replaceBlocks(page: string, texts: ReadonlyMap<Block, string>): string {
  const lines = page.split('\n');
  const fromBottom = [...texts].sort(([a], [b]) => b.from - a.from);
  for (const [{from, to}, text] of fromBottom) {
    lines.splice(from, to - from + 1, ...text.split('\n'));
  }
  return lines.join('\n');
}
