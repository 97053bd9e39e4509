import {spawnSync} from 'node:child_process';
import {existsSync, mkdirSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {check, format, resolveConfig} from 'prettier';

/** What a command does to the site. Paths are relative to it, with `/`. */
export type Changes = {
  /** Files that get another name, before anything is written. */
  readonly renamed: readonly {readonly from: string; readonly to: string}[];
  /** The new text of each file. */
  readonly written: ReadonlyMap<string, string>;
};

/** Formats a file as `npm run format` does, if it was formatted before; pages are left as they are. */
export async function formatted(
  siteDir: string,
  file: string,
  text: string,
  before?: string,
): Promise<string> {
  if (/\.mdx?$/.test(file)) return text;
  const filepath = path.join(siteDir, file);
  const options = {...(await resolveConfig(filepath)), filepath};
  if (before !== undefined && !(await check(before, options))) return text;
  return format(text, options);
}

const isTracked = (siteDir: string, file: string): boolean =>
  spawnSync('git', ['ls-files', '--error-unmatch', file], {cwd: siteDir}).status === 0;

/**
 * Makes the changes.
 * @throws Error before the first one when a new file is there already
 */
export function applyChanges(siteDir: string, {renamed, written}: Changes): void {
  const taken = renamed.map(({to}) => to).find((file) => existsSync(path.join(siteDir, file)));
  if (taken !== undefined) {
    throw new Error(`${taken} is there already; nothing was changed. Fix: choose another path.`);
  }
  for (const {from, to} of renamed) {
    mkdirSync(path.dirname(path.join(siteDir, to)), {recursive: true});
    // With Git's own command the new name is staged, so that the history is easy to follow.
    const moved =
      isTracked(siteDir, from) && spawnSync('git', ['mv', from, to], {cwd: siteDir}).status === 0;
    if (!moved) renameSync(path.join(siteDir, from), path.join(siteDir, to));
  }
  for (const [file, text] of written) {
    mkdirSync(path.dirname(path.join(siteDir, file)), {recursive: true});
    writeFileSync(path.join(siteDir, file), text);
  }
}
