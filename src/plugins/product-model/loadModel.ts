import fs from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import type {Locale} from '../../content/locales';
import {listFiles, listRoutes} from '../../content/pages';
import {sharedMap} from '../../lib/sharedMap';
import {suggest} from '../../lib/suggest';
import {lineAt, parseYaml, type ParsedYaml, type YamlProblem, yamlError} from '../../lib/parseYaml';
import {checkKeys, type ParsedFiles} from './checkKeys';
import {fillMissingTranslations} from './fillMissingTranslations';
import {interpolate} from './interpolate';
import {DATA_FOLDERS, factKindOf, mapDataFolders, type DataFolder, type Model} from './kinds';
import type {Fact, Path} from './kinds/factKind';
import {id as idSchema} from './schema';

type Location = {
  /** Path from the root of the site. */
  readonly file: string;
  readonly line: number;
};

/** A fact with its position in data/. */
export type LocatedFact = Fact & Location;

/** A text of data/ that is missing in one language. Readers of this language see the English text. */
type MissingTranslation = Location & {readonly locale: Locale; readonly english: string};

/** The result of reading data/. */
type LoadedData = {
  readonly model: Model;
  /** The model before interpolation. Its texts still contain `{value:some-id}`, so it shows which values a text quotes. */
  readonly raw: Model;
  readonly facts: readonly LocatedFact[];
  readonly missingTranslations: readonly MissingTranslation[];
};

/** Report files and folders in data/ that belong to no fact kind. */
function findUnknownFolders(siteDir: string): YamlProblem[] {
  const known: readonly string[] = DATA_FOLDERS;
  const names = fs.readdirSync(path.join(siteDir, 'data')).filter((name) => !name.startsWith('.'));
  return names
    .filter((name) => !known.includes(name))
    .map((name) => ({
      file: `data/${name}`,
      line: 1,
      message: 'no fact kind reads this',
      fix: `${suggest(name, known)} A new folder needs a file in src/plugins/product-model/kinds/ and its line in kinds/index.ts`,
    }));
}

/** Add the id of a file to its content. The id is the name of the file, so that nobody has to keep the two alike. */
function addId(content: unknown, id: string, context: z.RefinementCtx): unknown {
  if (typeof content !== 'object' || content === null || Array.isArray(content)) return content;
  if ('id' in content) {
    const message = `the id of a file is its name, here "${id}". Remove this line`;
    context.addIssue({code: 'custom', path: ['id'], message});
  }
  return {...content, id};
}

/** Read the YAML files of a folder. Add problems to `problems`, and texts that are missing in a language to `missing`. */
function readFolder(
  siteDir: string,
  folder: DataFolder,
  problems: YamlProblem[],
  missing: MissingTranslation[],
): ParsedYaml<unknown>[] {
  return listFiles(path.join(siteDir, 'data', folder))
    .filter((name) => path.extname(name) && !path.basename(name).startsWith('.'))
    .flatMap((name) => {
      const file = `data/${folder}/${name}`;
      const id = name.replace(/\.yaml$/, '');
      if (!idSchema.safeParse(id).success) {
        const message =
          'the name of a file is its id: lower-case letters, digits and single hyphens, then .yaml';
        problems.push({
          file,
          line: 1,
          message,
          fix: `rename the file, such as to data/${folder}/keys-2.yaml, or remove it`,
        });
        return [];
      }
      const text = fs.readFileSync(path.join(siteDir, file), 'utf8');
      const found: {path: Path; locale: Locale; english: string}[] = [];
      const schema = z.preprocess(
        (content, context) =>
          addId(
            fillMissingTranslations(content, (each) => found.push(each)),
            id,
            context,
          ),
        factKindOf(folder).schema,
      );
      const help = `compare with an entry of another file in data/${folder}; the section Facts of WRITING.md has samples`;
      const result = parseYaml(schema, file, text, help);
      if (!result.ok) {
        problems.push(...result.problems);
        return [];
      }
      const {parsed} = result;
      for (const {path: at, ...each} of found)
        missing.push({...each, file, line: lineAt(parsed, at)});
      return [parsed];
    });
}

/**
 * Read and validate data/, and replace the quoted values in its texts by their values.
 * @throws Error that lists each problem with its file, line and fix
 */
export function loadData(siteDir: string): LoadedData {
  const problems = findUnknownFolders(siteDir);
  const missing: MissingTranslation[] = [];
  const files: ParsedFiles = mapDataFolders((folder) =>
    readFolder(siteDir, folder, problems, missing),
  );
  // Stop here, because all foreign keys to an invalid file would be reported as well.
  if (problems.length > 0) throw yamlError(problems);
  const raw = mapDataFolders((folder) => files[folder].map(({content}) => content)) as Model;
  problems.push(...checkKeys(files, raw, listRoutes(siteDir)));
  const values = new Map(raw.values.flatMap((file) => file.values).map((each) => [each.id, each]));
  const model = mapDataFolders((folder) =>
    files[folder].map((parsed) => interpolate(parsed, values, problems)),
  ) as Model;
  if (problems.length > 0) throw yamlError(problems);
  const facts = DATA_FOLDERS.flatMap((folder) =>
    files[folder].flatMap((parsed, at) =>
      (factKindOf(folder).facts?.(model[folder][at]) ?? []).map((fact) => ({
        ...fact,
        file: parsed.file,
        line: lineAt(parsed, fact.path),
      })),
    ),
  );
  return {model, raw, facts, missingTranslations: missing};
}

/** What was read of data/, by the folder of the site. The signature changes with each file of data/, and with the routes of the pages. */
const loaded = sharedMap<string, {readonly signature: string; readonly data: LoadedData}>('data');

/** Read data/ again if one of its files has changed since the last time, or if a page that it may name is new or gone. */
export function refreshData(siteDir: string): LoadedData {
  const directory = path.join(siteDir, 'data');
  const signature = listFiles(directory)
    .map((name) => path.join(directory, name))
    .map((file) => `${file}@${fs.statSync(file).mtimeMs}`)
    .concat(...listRoutes(siteDir))
    .join();
  const known = loaded.get(siteDir);
  if (known?.signature === signature) return known.data;
  const data = loadData(siteDir);
  loaded.set(siteDir, {signature, data});
  return data;
}

/**
 * Return what was last read of data/, or read it. The build calls this several times for each page. Docusaurus calls `refreshData` whenever
 * a file of data/ or a page has changed (index.ts).
 */
export const loadDataCached = (siteDir: string): LoadedData =>
  loaded.get(siteDir)?.data ?? refreshData(siteDir);

export const loadModel = (siteDir: string): Model => loadData(siteDir).model;

export const loadModelCached = (siteDir: string): Model => loadDataCached(siteDir).model;

/** Options of a remark plugin that reads the product model. */
export type ModelOptions<Part = Model> = {
  readonly siteDir: string;
  /** Only tests set this. The default is the model of the site. */
  readonly model?: Part;
};
