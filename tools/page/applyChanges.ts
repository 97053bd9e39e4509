import {mkdirSync, renameSync, writeFileSync} from 'node:fs';
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

/** Rename and write the files of a plan. */
export function applyChanges(siteDir: string, {renamed, written}: FileChanges): void {
  for (const {from, to} of renamed) {
    mkdirSync(path.dirname(path.join(siteDir, to)), {recursive: true});
    renameSync(path.join(siteDir, from), path.join(siteDir, to));
  }
  for (const [file, text] of written) {
    mkdirSync(path.dirname(path.join(siteDir, file)), {recursive: true});
    writeFileSync(path.join(siteDir, file), text);
  }
}
