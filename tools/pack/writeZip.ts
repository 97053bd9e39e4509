import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {zipSync, type ZipOptions, type Zippable} from 'fflate';
import {listFiles} from './listFiles';

/** Compressed already. */
const STORED = /\.(?:br|gz|png|pdf)$/;

/** Archives a folder like `writeTarGz`, for Windows, where older systems open no other archive. */
export function writeZip(folder: string, archive: string, modified: Date): void {
  // A zip has local times; these are those of UTC everywhere.
  const mtime = new Date(modified.getTime() + modified.getTimezoneOffset() * 60_000);
  const files: Zippable = {};
  for (const file of listFiles(folder)) {
    const options: ZipOptions = {mtime, level: STORED.test(file) ? 0 : 9};
    files[`${path.basename(folder)}/${file}`] = [readFileSync(path.join(folder, file)), options];
  }
  writeFileSync(archive, zipSync(files));
}
