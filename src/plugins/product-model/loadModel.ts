import fs from 'node:fs';
import path from 'node:path';
import {checkReferences, type ParsedData} from './checkReferences';
import {listFiles, listPages} from './pages';
import {parseFile, type ParsedFile} from './parseFile';
import {DataError, type Problem} from './problems';
import {fileSchemas, type FileContent, type Folder} from './schema';

/** Everything in data/, valid and with its references checked. */
export type Model = {readonly [F in Folder]: readonly FileContent<F>[]};

const FOLDERS = Object.keys(fileSchemas) as Folder[];

function readFolder<F extends Folder>(
  siteDir: string,
  folder: F,
  problems: Problem[],
): ParsedFile<F>[] {
  return listFiles(path.join(siteDir, 'data', folder))
    .filter((name) => /\.ya?ml$/.test(name))
    .flatMap((name) => {
      const file = `data/${folder}/${name}`;
      const result = parseFile(folder, file, fs.readFileSync(path.join(siteDir, file), 'utf8'));
      if (result.ok) return [result.parsed];
      problems.push(...result.problems);
      return [];
    });
}

/**
 * Reads, validates and cross-checks data/.
 * @throws DataError listing every mistake with file, line and fix
 */
export function loadModel(siteDir: string): Model {
  const problems: Problem[] = [];
  const data: ParsedData = {
    entities: readFolder(siteDir, 'entities', problems),
    limits: readFolder(siteDir, 'limits', problems),
    permissions: readFolder(siteDir, 'permissions', problems),
    glossary: readFolder(siteDir, 'glossary', problems),
  };
  // References only after the files are sound: a broken file would make every mention of it look wrong.
  if (problems.length === 0) problems.push(...checkReferences(data, listPages(siteDir)));
  if (problems.length > 0) throw new DataError(problems);
  return {
    entities: data.entities.map(({content}) => content),
    limits: data.limits.map(({content}) => content),
    permissions: data.permissions.map(({content}) => content),
    glossary: data.glossary.map(({content}) => content),
  };
}

let cached: {readonly signature: string; readonly model: Model} | undefined;

/** `loadModel`, read again only when a file of data/ has changed: every page asks for it. */
export function loadModelCached(siteDir: string): Model {
  const signature = FOLDERS.flatMap((folder) => {
    const directory = path.join(siteDir, 'data', folder);
    return listFiles(directory).map(
      (name) => `${directory}/${name}@${fs.statSync(path.join(directory, name)).mtimeMs}`,
    );
  }).join('\n');
  if (cached?.signature !== signature) cached = {signature, model: loadModel(siteDir)};
  return cached.model;
}
