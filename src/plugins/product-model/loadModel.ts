import fs from 'node:fs';
import path from 'node:path';
import {checkReferences} from './checkReferences';
import {interpolate} from './interpolate';
import {FOLDERS, kindOf, type Folder, type Model} from './kinds';
import type {Fact} from './kinds/kind';
import {listFiles, listPages} from '../../content/pages';
import {lineAt, parseYaml, type ParsedYaml} from '../../lib/parseYaml';
import type {Problem} from '../../lib/problems';

/** The valid files of data/, by folder. */
export type ParsedFiles = Readonly<Record<Folder, readonly ParsedYaml<unknown>[]>>;

/** A fact with its file, relative to the site, and its line there. */
export type LocatedFact = Fact & {readonly file: string; readonly line: number};

/** What is read from data/. */
export type LoadedData = {
  readonly model: Model;
  /** The model before interpolation. Only its texts show which limits they refer to. */
  readonly raw: Model;
  readonly facts: readonly LocatedFact[];
};

export type {Model};

function readFolder(siteDir: string, folder: Folder, problems: Problem[]): ParsedYaml<unknown>[] {
  return listFiles(path.join(siteDir, 'data', folder))
    .filter((name) => /\.ya?ml$/.test(name))
    .flatMap((name) => {
      const file = `data/${folder}/${name}`;
      const text = fs.readFileSync(path.join(siteDir, file), 'utf8');
      const guide = 'src/plugins/product-model/README.md';
      const result = parseYaml(kindOf(folder).schema, file, text, guide);
      if (result.ok) return [result.parsed];
      problems.push(...result.problems);
      return [];
    });
}

/** Create an error that lists all problems of data/, one per line. */
function dataError(problems: readonly Problem[]): Error {
  const shown = problems.map(
    ({file, line, message, fix}) => `  ${file}:${line}  ${message}. Fix: ${fix}`,
  );
  const error = new Error(
    `The product model in data/ has ${problems.length} mistake(s):\n${shown.join('\n')}`,
  );
  // Docusaurus prints the stack after the message. It would not help a writer.
  error.stack = '';
  return error;
}

const mapFolders = <T>(map: (folder: Folder) => T): Record<Folder, T> =>
  Object.fromEntries(FOLDERS.map((folder) => [folder, map(folder)])) as Record<Folder, T>;

/**
 * Read and validate data/, and interpolate the limits in its texts.
 * @throws Error with every problem, its file, line and fix
 */
export function loadData(siteDir: string): LoadedData {
  const problems: Problem[] = [];
  const files: ParsedFiles = mapFolders((folder) => readFolder(siteDir, folder, problems));
  // An invalid file would make every reference to it look wrong.
  if (problems.length > 0) throw dataError(problems);
  const raw = mapFolders((folder) => files[folder].map(({content}) => content)) as Model;
  problems.push(...checkReferences(files, raw, listPages(siteDir)));
  const limits = new Map(raw.limits.flatMap((file) => file.limits).map((each) => [each.id, each]));
  const model = mapFolders((folder) =>
    files[folder].map((parsed) => interpolate(parsed, limits, problems)),
  ) as Model;
  if (problems.length > 0) throw dataError(problems);
  const facts = FOLDERS.flatMap((folder) =>
    files[folder].flatMap((parsed, at) =>
      (kindOf(folder).facts?.(model[folder][at]) ?? []).map((fact) => ({
        ...fact,
        file: parsed.file,
        line: lineAt(parsed, fact.path),
      })),
    ),
  );
  return {model, raw, facts};
}

let cached: {readonly signature: string; readonly data: LoadedData} | undefined;

/** Do the same as `loadData`, cached until a file of data/ changes, because every page needs the model. */
export function loadDataCached(siteDir: string): LoadedData {
  const directory = path.join(siteDir, 'data');
  const signature = listFiles(directory)
    .map((name) => path.join(directory, name))
    .map((file) => `${file}@${fs.statSync(file).mtimeMs}`)
    .join();
  if (cached?.signature !== signature) cached = {signature, data: loadData(siteDir)};
  return cached.data;
}

export const loadModel = (siteDir: string): Model => loadData(siteDir).model;

export const loadModelCached = (siteDir: string): Model => loadDataCached(siteDir).model;

/** List every fact of data/ with its file and line. */
export const loadFacts = (siteDir: string): readonly LocatedFact[] => loadDataCached(siteDir).facts;
