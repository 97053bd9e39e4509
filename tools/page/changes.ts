import {spawnSync} from 'node:child_process';
import {existsSync, mkdirSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** What a command does to the site. Paths are relative to it, with `/`. */
export type FileChanges = {
  /** Files that get another name, before anything is written. */
  readonly renamed: readonly {readonly from: string; readonly to: string}[];
  /** The new text of each file. */
  readonly written: ReadonlyMap<string, string>;
};

/** What a command is about to do, and what it leaves to the writer. */
export type ChangePlan = {readonly changes: FileChanges; readonly notes: readonly string[]};

/**
 * Make the changes.
 * @throws Error before the first one when a new file is there already
 */
export function applyChanges(siteDir: string, {renamed, written}: FileChanges): void {
  const taken = renamed.map(({to}) => to).find((file) => existsSync(path.join(siteDir, file)));
  if (taken !== undefined) {
    throw new Error(`${taken} is there already; nothing was changed. Fix: choose another path.`);
  }
  for (const {from, to} of renamed) {
    mkdirSync(path.dirname(path.join(siteDir, to)), {recursive: true});
    // Git's own command stages the new name, so that the history is easy to follow; it refuses a file that is not tracked.
    if (spawnSync('git', ['mv', from, to], {cwd: siteDir}).status !== 0) {
      renameSync(path.join(siteDir, from), path.join(siteDir, to));
    }
  }
  for (const [file, text] of written) {
    mkdirSync(path.dirname(path.join(siteDir, file)), {recursive: true});
    writeFileSync(path.join(siteDir, file), text);
  }
}
