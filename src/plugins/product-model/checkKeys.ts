import {indexScreenItems} from './facts';
import {DATA_FOLDERS, factKindOf, type DataFolder, type Model} from './kinds';
import {suggest} from '../../lib/suggest';
import {lineAt, type ParsedYaml, type YamlProblem} from '../../lib/parseYaml';

/** The files of data/ that match their schema, by folder. */
export type ParsedFiles = Readonly<Record<DataFolder, readonly ParsedYaml<unknown>[]>>;

/**
 * Check the keys of all files, as a database does: a unique key may be defined only once, and the target of a foreign key must exist. Also
 * find the further problems that a fact kind knows. The schema of a single file cannot check this.
 * @param routes the routes of all pages
 */
export function checkKeys(
  files: ParsedFiles,
  model: Model,
  routes: ReadonlySet<string>,
): YamlProblem[] {
  const screenItems = indexScreenItems(model);
  const definedAt = new Map<string, string>();
  const problems: YamlProblem[] = [];
  for (const folder of DATA_FOLDERS) {
    const kind = factKindOf(folder);
    for (const parsed of files[folder]) {
      const {file, content} = parsed;
      const facts = (kind.facts?.(content) ?? []).map(({id, path}) => ({key: id, path}));
      for (const {key, path} of [...(kind.uniqueKeys?.(content) ?? []), ...facts]) {
        const line = lineAt(parsed, path);
        const location = definedAt.get(key);
        const message = `${key} is already defined at ${location}`;
        if (!location) definedAt.set(key, `${file}:${line}`);
        // A code that is used twice is also an id that is used twice. Report it once.
        else if (!problems.some((each) => each.file === file && each.line === line))
          problems.push({file, line, message, fix: 'rename or remove one of them'});
      }
      const site = {model, routes, screenItems};
      for (const {path, value, known, message} of kind.foreignKeys?.(content, site) ?? []) {
        if (value === undefined) continue;
        const all = new Set(known);
        const line = lineAt(parsed, path);
        if (!all.has(value)) problems.push({file, line, message, fix: suggest(value, all)});
      }
      for (const {path, message, fix} of kind.findProblems?.(content, model) ?? []) {
        problems.push({file, line: lineAt(parsed, path), message, fix});
      }
    }
  }
  return problems;
}
