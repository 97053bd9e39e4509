import {indexReferences} from './facts';
import {FOLDERS, kindOf, type FileContent, type Folder, type Model} from './kinds';
import type {ParsedFile} from './parseFile';
import type {Problem} from './problems';
import {suggest} from './nearest';
import {lineAt} from './parseYaml';

/** The valid files of data/, by folder. */
export type ParsedData = {readonly [F in Folder]: readonly ParsedFile<F>[]};

/** Makes a model of what is made of each file. */
export const toModel = (
  data: ParsedData,
  content: <F extends Folder>(file: ParsedFile<F>) => FileContent<F>,
): Model =>
  Object.fromEntries(
    FOLDERS.map((folder) => [folder, data[folder].map((file) => content(file))]),
  ) as unknown as Model;

/** Validates what only shows across files: names given twice, and references to something that does not exist. */
export function checkReferences(data: ParsedData, pages: ReadonlySet<string>): Problem[] {
  const model = toModel(data, ({content}) => content);
  const references = indexReferences(model);
  const first = new Map<string, Problem>();
  const problems: Problem[] = [];
  for (const folder of FOLDERS) {
    const kind = kindOf(folder);
    for (const {file, content, lines} of data[folder]) {
      const names = [...(kind.facts?.(content) ?? []), ...(kind.names?.(content) ?? [])];
      for (const {kind: what, id, path} of names) {
        const earlier = first.get(`${what}:${id}`);
        const problem = {
          file,
          line: lineAt({lines}, path),
          message: `the ${what} "${id}" is already defined at ${earlier?.file}:${earlier?.line}`,
          fix: 'keep one of them, or give this one a name of its own',
        };
        if (earlier) problems.push(problem);
        else first.set(`${what}:${id}`, problem);
      }
      for (const {path, value, known, message} of kind.mentions?.(content, {
        model,
        pages,
        references,
      }) ?? []) {
        if (value === undefined) continue;
        const all = new Set(known);
        if (!all.has(value))
          problems.push({file, line: lineAt({lines}, path), message, fix: suggest(value, all)});
      }
    }
  }
  return problems;
}
