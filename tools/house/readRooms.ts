import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** A part of the source: a folder, or files of the root. */
export type Room = {readonly name: string; readonly holds: (file: string) => boolean};

/** Files of one room import something of another. */
export type Corridor = {readonly from: string; readonly to: string};

const below = (folder: string) => (file: string) => file.startsWith(`${folder}/`);

const IN_SRC = ['pages', 'theme', 'clientModules', 'components', 'markdown', 'plugins'];
const SHARED = ['settings', 'security', 'build'];

/** The rooms, from the entrance down. */
export const ROOMS: readonly Room[] = [
  {name: 'configuration', holds: (file) => !file.includes('/')},
  ...[...IN_SRC, ...SHARED].map((name) => ({name, holds: below(`src/${name}`)})),
  {name: 'tools', holds: below('tools')},
];

const roomOf = (file: string) => ROOMS.find(({holds}) => holds(file))?.name;

const isSource = (file: string) =>
  /\.(?:tsx?|cjs|mjs|js)$/.test(file) && !/(?:\.test|\.d)\.tsx?$/.test(file);

/** The file that an import leads to, from the site's folder; undefined for a package. */
function target(specifier: string, importer: string): string | undefined {
  if (specifier.startsWith('@site/')) return specifier.slice('@site/'.length);
  if (!specifier.startsWith('.')) return undefined;
  return path.posix.join(path.posix.dirname(importer), specifier);
}

function sources(siteDir: string): string[] {
  const inFolders = ['src', 'tools'].flatMap((folder) =>
    fs
      .readdirSync(path.join(siteDir, folder), {recursive: true, encoding: 'utf8'})
      .map((name) => `${folder}/${name.replaceAll(path.sep, '/')}`),
  );
  return [...fs.readdirSync(siteDir), ...inFolders].filter(isSource);
}

/**
 * The corridors between the rooms: imports of modules and types, tests excepted.
 * @returns in the order of `ROOMS`
 */
export function readCorridors(siteDir: string): Corridor[] {
  const found = new Set<string>();
  for (const file of sources(siteDir)) {
    const from = roomOf(file);
    const text = fs.readFileSync(path.join(siteDir, file), 'utf8');
    for (const {fileName} of ts.preProcessFile(text, true, true).importedFiles) {
      const to = roomOf(target(fileName, file) ?? '../');
      if (from && to && from !== to) found.add(`${from} ${to}`);
    }
  }
  const names = ROOMS.map(({name}) => name);
  return names.flatMap((from) =>
    names.filter((to) => found.has(`${from} ${to}`)).map((to) => ({from, to})),
  );
}
