import fs from 'node:fs';
import path from 'node:path';
import {format, resolveConfig} from 'prettier';
import {isMap, isScalar, parseDocument, type Document, type YAMLMap} from 'yaml';
import type {Source} from '../../src/plugins/product-model/schema';
import type {Fact, LocatedFact} from '../../src/plugins/product-model/facts';
import {nearest} from '../../src/plugins/product-model/nearest';

/** A fact to confirm, and who confirms it. */
export type Confirmation = {readonly fact: LocatedFact; readonly by: string};

/**
 * Returns the fact with an id.
 * @throws Error with near matches
 */
export function findFact<F extends Fact>(facts: readonly F[], id: string): F {
  const found = facts.find((fact) => fact.id === id);
  if (found) return found;
  const [, bare = id] = /^[a-z]+:(.*)$/.exec(id) ?? [];
  const ids = facts.map((fact) => fact.id);
  const near = [...ids.filter((known) => known.endsWith(`:${bare}`)), ...nearest(id, ids)];
  const fix =
    near.length > 0
      ? `Did you mean ${[...new Set(near)].join(' or ')}?`
      : 'npm run facts lists them.';
  throw new Error(`There is no fact "${id}". ${fix}`);
}

/** Returns the map of an entry in its file. */
function entryOf(document: Document, {fact}: Confirmation): YAMLMap {
  const entry = document.getIn(fact.at.path, true);
  if (isMap(entry)) return entry;
  throw new Error(`${fact.file}:${fact.line} ${fact.id} is no entry with keys of its own`);
}

/** Where a file's text is replaced, and by what. */
type Change = {readonly start: number; readonly end: number; readonly text: string};

/** Replaces the entry's source; an entry without one (a label) gets it after its last value. */
function changeOf(text: string, entry: YAMLMap, value: string): Change {
  const pair = entry.items.find(({key}) => isScalar(key) && key.value === 'source');
  const at = pair?.value ?? entry.items.at(-1)?.value;
  const [start = 0, end = 0] = (at as {range?: [number, number, number]}).range ?? [];
  // The range of a block map ends with the line break after it.
  const last = start + text.slice(start, end).trimEnd().length;
  if (pair) return {start, end: last, text: value};
  const indent = ' '.repeat((entry.range?.[0] ?? 0) - text.lastIndexOf('\n', entry.range?.[0]) - 1);
  return {
    start: last,
    end: last,
    text: entry.flow ? `, source: ${value}` : `\n${indent}source: ${value}`,
  };
}

/** Writes confirmations into the text of a file; only the sources change. */
export function confirmInText(
  text: string,
  confirmations: readonly Confirmation[],
  on: string,
): string {
  const document = parseDocument(text);
  return confirmations
    .map((each) => {
      const {by, fact} = each;
      const value = `{kind: confirmed, by: ${JSON.stringify(by)}, on: ${on}, stamp: ${fact.stamp}}`;
      return changeOf(text, entryOf(document, each), value);
    })
    .sort((a, b) => b.start - a.start)
    .reduce(
      (done, {start, end, text: added}) => done.slice(0, start) + added + done.slice(end),
      text,
    );
}

/** Writes the confirmations into data/, formatted as `npm run format` does. */
export async function writeConfirmations(
  siteDir: string,
  confirmations: readonly Confirmation[],
  on: string,
): Promise<void> {
  for (const file of new Set(confirmations.map(({fact}) => fact.file))) {
    const filepath = path.join(siteDir, file);
    const own = confirmations.filter(({fact}) => fact.file === file);
    const text = confirmInText(fs.readFileSync(filepath, 'utf8'), own, on);
    fs.writeFileSync(filepath, await format(text, {...(await resolveConfig(filepath)), filepath}));
  }
}

const described = (source: Source): string =>
  Object.entries(source)
    .map(([key, value]) => `${key}: ${value}`)
    .join(', ');

/** Shows what a confirmation changes, as a diff. */
export const diffOf = ({fact, by}: Confirmation, on: string): string =>
  [
    `${fact.file}:${fact.line} ${fact.id}`,
    `  - ${described(fact.source)}`,
    `  + ${described({kind: 'confirmed', by, on, stamp: fact.stamp})}`,
  ].join('\n');
