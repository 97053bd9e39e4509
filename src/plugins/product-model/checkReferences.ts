import {indexReferences} from './facts';
import {FOLDERS, kindOf, type Folder, type Model} from './kinds';
import {suggest} from '../../lib/nearest';
import {lineAt, type ParsedYaml} from '../../lib/parseYaml';
import type {Problem} from '../../lib/problems';

/** The files of data/ that match their schema, by folder. */
export type ParsedFiles = Readonly<Record<Folder, readonly ParsedYaml<unknown>[]>>;

/**
 * Find errors that involve several files, which a schema cannot check: a key that is defined twice, and a reference to something that does
 * not exist.
 * @param pages the site paths of all pages
 */
export function checkReferences(
  files: ParsedFiles,
  model: Model,
  pages: ReadonlySet<string>,
): Problem[] {
  const references = indexReferences(model);
  const places = new Map<string, string>();
  const problems: Problem[] = [];
  for (const folder of FOLDERS) {
    const kind = kindOf(folder);
    for (const parsed of files[folder]) {
      const {file, content} = parsed;
      const facts = (kind.facts?.(content) ?? []).map(({id, path}) => ({key: id, path}));
      for (const {key, path} of [...facts, ...(kind.uniqueKeys?.(content) ?? [])]) {
        const line = lineAt(parsed, path);
        const place = places.get(key);
        const message = `${key} is already defined at ${place}`;
        if (place) problems.push({file, line, message, fix: 'rename or remove one of them'});
        else places.set(key, `${file}:${line}`);
      }
      const site = {model, pages, references};
      for (const {path, value, known, message} of kind.crossReferences?.(content, site) ?? []) {
        if (value === undefined) continue;
        const all = new Set(known);
        if (!all.has(value))
          problems.push({file, line: lineAt(parsed, path), message, fix: suggest(value, all)});
      }
    }
  }
  return problems;
}
