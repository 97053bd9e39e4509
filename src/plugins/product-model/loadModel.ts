import fs from 'node:fs';
import path from 'node:path';
import {memoizeAcrossLocales} from '../../build/memoizeAcrossLocales';
import {checkReferences, type ParsedData} from './checkReferences';
import {interpolate} from './interpolate';
import {listFiles, listPages} from './pages';
import {parseFile, type ParsedFile} from './parseFile';
import {DataError, type Problem} from './problems';
import {fileSchemas, type FileContent, type Folder} from './schema';

/** The validated content of data/, references included. */
export type Model = {readonly [F in Folder]: readonly FileContent<F>[]};

const DATA = 'data';
const FOLDERS = Object.keys(fileSchemas) as Folder[];

const isYaml = (name: string): boolean => /\.ya?ml$/.test(name);

function readFolder<F extends Folder>(
  siteDir: string,
  folder: F,
  problems: Problem[],
): ParsedFile<F>[] {
  return listFiles(path.join(siteDir, DATA, folder))
    .filter(isYaml)
    .flatMap((name) => {
      const file = `${DATA}/${folder}/${name}`;
      const result = parseFile(folder, file, fs.readFileSync(path.join(siteDir, file), 'utf8'));
      if (result.ok) return [result.parsed];
      problems.push(...result.problems);
      return [];
    });
}

/** A problem for every file outside the model's folders, which would be ignored silently. */
function strayFiles(siteDir: string): Problem[] {
  return listFiles(path.join(siteDir, DATA))
    .filter((name) => fs.statSync(path.join(siteDir, DATA, name)).isFile())
    .filter((name) => !path.posix.basename(name).startsWith('.'))
    .filter((name) => !(FOLDERS.some((folder) => name.startsWith(`${folder}/`)) && isYaml(name)))
    .map((name) => ({
      file: `${DATA}/${name}`,
      line: 1,
      message: 'nothing reads this file',
      fix: `name it <name>.yaml and put it into one of ${FOLDERS.map((folder) => `${DATA}/${folder}`).join(', ')}`,
    }));
}

type Data = {readonly data: ParsedData; readonly problems: Problem[]};

function readData(siteDir: string): Data {
  const problems = strayFiles(siteDir);
  const data = Object.fromEntries(
    FOLDERS.map((folder) => [folder, readFolder(siteDir, folder, problems)]),
  ) as unknown as ParsedData;
  // References are checked last: an invalid file would make every reference to it look dangling.
  if (problems.length > 0) throw new DataError(problems);
  return {data, problems: checkReferences(data, listPages(siteDir))};
}

function toModel(
  data: ParsedData,
  content: <F extends Folder>(file: ParsedFile<F>) => FileContent<F>,
): Model {
  const folders = FOLDERS.map((folder): [Folder, unknown] => [
    folder,
    data[folder].map((file) => content(file)),
  ]);
  return Object.fromEntries(folders) as unknown as Model;
}

/**
 * Reads and validates data/, and interpolates the limits in its texts.
 * @throws DataError with every problem, its file, line and fix
 */
export const loadModel = (siteDir: string): Model => loadData(siteDir).model;

/** What is read from data/. */
export type LoadedData = {
  readonly model: Model;
  /** The model without interpolation: only its texts show which facts refer to which limits. */
  readonly raw: Model;
  /** The files that it was read from, in the same order. */
  readonly data: ParsedData;
};

/**
 * The model, and what it was read from.
 * @throws DataError with every problem, its file, line and fix
 */
export function loadData(siteDir: string): LoadedData {
  const {data, problems} = readData(siteDir);
  const limits = data.limits.flatMap(({content}) => content.limits);
  const known = new Map(limits.map((limit) => [limit.id, limit]));
  const model = toModel(data, (file) => interpolate(file, known, problems));
  if (problems.length > 0) throw new DataError(problems);
  return {model, raw: toModel(data, ({content}) => content), data};
}

/** `loadData`, cached until a file of data/ changes (checking takes 2 ms): every page calls it. */
export function loadDataCached(siteDir: string): LoadedData {
  const signature = FOLDERS.flatMap((folder) => {
    const directory = path.join(siteDir, DATA, folder);
    return listFiles(directory).map(
      (name) => `${directory}/${name}@${fs.statSync(path.join(directory, name)).mtimeMs}`,
    );
  });
  return memoizeAcrossLocales(DATA, signature, () => loadData(siteDir));
}

/** `loadModel`, cached likewise. */
export const loadModelCached = (siteDir: string): Model => loadDataCached(siteDir).model;
