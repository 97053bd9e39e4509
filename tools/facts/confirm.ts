import fs from 'node:fs';
import path from 'node:path';
import {format, resolveConfig} from 'prettier';
import {parseDocument, type Node} from 'yaml';
import type {Source} from '../../src/plugins/product-model/schema';
import type {Fact, LocatedFact} from '../../src/plugins/product-model/facts';
import {nearest} from '../../src/plugins/product-model/nearest';
import type {ShownFact} from '../../src/plugins/product-model/pageUses';

/** A fact to confirm, and who confirms it. */
export type Confirmation = {readonly fact: LocatedFact; readonly by: string};

const confirmedBy = (by: string, on: string, {stamp}: Fact): Source => ({
  kind: 'confirmed',
  by,
  on,
  stamp,
});

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

/** Returns the fact with an id, else those whose id, name, value or page holds the words. */
export function findFacts(facts: readonly ShownFact[], words: string): ShownFact[] {
  const fold = (text: string) => text.toLowerCase().replace(/\s+/g, '');
  const holds = (text: string) =>
    words.split(/\s+/).every((word) => fold(text).includes(fold(word)));
  const found = facts.filter(({id, name, says, pages}) =>
    [id, ...Object.values(name), ...Object.values(says), ...pages].some(holds),
  );
  return found.some(({id}) => id === words) || found.length === 0
    ? [findFact(facts, words)]
    : found;
}

/** Writes confirmations into the text of a file; of one that Prettier has formatted, only the sources change. */
export function confirmInText(
  text: string,
  confirmations: readonly Confirmation[],
  on: string,
): string {
  const document = parseDocument(text);
  for (const {by, fact} of confirmations) {
    const place = [...fact.at.path, 'source'];
    const source = document.createNode(confirmedBy(by, on, fact), {flow: true});
    source.comment = (document.getIn(place, true) as Node | undefined)?.comment;
    document.setIn(place, source);
  }
  return document.toString({lineWidth: 0, flowCollectionPadding: false});
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
    .map(([key, value]) => `${key}: ${typeof value === 'string' ? value : value.en}`)
    .join(', ');

/** Shows what a confirmation changes, as a diff. */
export const diffOf = ({fact, by}: Confirmation, on: string): string =>
  [
    `${fact.file}:${fact.line} ${fact.id}`,
    `  - ${described(fact.source)}`,
    `  + ${described(confirmedBy(by, on, fact))}`,
  ].join('\n');
