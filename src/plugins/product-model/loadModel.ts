import fs from 'node:fs';
import path from 'node:path';
import {diskCache} from '../../build/diskCache';
import {checkReferences, toModel, type ParsedData} from './checkReferences';
import {listFacts, type LocatedFact} from './facts';
import {interpolate} from './interpolate';
import {FOLDERS, type FileContent, type Folder, type Model} from './kinds';
import {memoizeByObject} from './memoizeByObject';
import {listFiles, listPages} from './pages';
import {parseFile, type ParsedFile} from './parseFile';
import {lineAt, type YamlResult} from './parseYaml';
import {DataError, type Problem} from './problems';

/** Reading all files takes a process 2 s of CPU (2026-11-26). */
const onDisk = diskCache<unknown>('data', ['src/plugins/product-model', 'src/settings']);

const isYaml = (name: string): boolean => /\.ya?ml$/.test(name);

function readFolder<F extends Folder>(
  siteDir: string,
  folder: F,
  problems: Problem[],
): ParsedFile<F>[] {
  return listFiles(path.join(siteDir, 'data', folder))
    .filter(isYaml)
    .flatMap((name) => {
      const file = `data/${folder}/${name}`;
      const text = fs.readFileSync(path.join(siteDir, file), 'utf8');
      const read = onDisk.get([file, text], () => parseFile(folder, file, text));
      const result = read as YamlResult<FileContent<F>>;
      if (result.ok) return [result.parsed];
      problems.push(...result.problems);
      return [];
    });
}

/** Reports every file outside the model's folders, which would be ignored silently. */
const strayFiles = (siteDir: string): Problem[] =>
  listFiles(path.join(siteDir, 'data'))
    .filter((name) => fs.statSync(path.join(siteDir, 'data', name)).isFile())
    .filter((name) => !path.posix.basename(name).startsWith('.'))
    .filter((name) => !(FOLDERS.some((folder) => name.startsWith(`${folder}/`)) && isYaml(name)))
    .map((name) => ({
      file: `data/${name}`,
      line: 1,
      message: 'nothing reads this file',
      fix: `name it <name>.yaml and put it into one of ${FOLDERS.map((folder) => `data/${folder}`).join(', ')}`,
    }));

/** What is read from data/. */
export type LoadedData = {
  readonly model: Model;
  /** The model without interpolation: only its texts show which facts refer to which limits. */
  readonly raw: Model;
  /** The files that it was read from, in the same order. */
  readonly data: ParsedData;
};

/**
 * Reads and validates data/, and interpolates the limits in its texts.
 * @throws DataError with every problem, its file, line and fix
 */
export function loadData(siteDir: string): LoadedData {
  const problems = strayFiles(siteDir);
  const data = Object.fromEntries(
    FOLDERS.map((folder) => [folder, readFolder(siteDir, folder, problems)]),
  ) as unknown as ParsedData;
  // References are checked last: an invalid file would make every reference to it look dangling.
  if (problems.length > 0) throw new DataError(problems, ' so far');
  problems.push(...checkReferences(data, listPages(siteDir)));
  const limits = data.limits.flatMap(({content}) => content.limits);
  const known = new Map(limits.map((limit) => [limit.id, limit]));
  const model = toModel(data, (file) => interpolate(file, known, problems));
  if (problems.length > 0) throw new DataError(problems);
  return {model, raw: toModel(data, ({content}) => content), data};
}

export type {Model};

export const loadModel = (siteDir: string): Model => loadData(siteDir).model;

let cached: {readonly signature: string; readonly data: LoadedData} | undefined;

/** Does what `loadData` does, cached until a file of data/ changes (checking takes 2 ms), because every page calls it. */
export function loadDataCached(siteDir: string): LoadedData {
  const directory = path.join(siteDir, 'data');
  const signature = listFiles(directory)
    .map((name) => path.join(directory, name))
    .map((file) => `${file}@${fs.statSync(file).mtimeMs}`)
    .join();
  if (cached?.signature !== signature) cached = {signature, data: loadData(siteDir)};
  return cached.data;
}

export const loadModelCached = (siteDir: string): Model => loadDataCached(siteDir).model;

const locateFacts = memoizeByObject(({model, data}: LoadedData): readonly LocatedFact[] =>
  listFacts(model).map((each) => {
    const parsed = data[each.at.folder][each.at.file];
    return {...each, file: parsed?.file ?? '', line: parsed ? lineAt(parsed, each.at.path) : 1};
  }),
);

/** Lists every fact of data/ with its file and line. */
export const loadFacts = (siteDir: string): readonly LocatedFact[] =>
  locateFacts(loadDataCached(siteDir));
