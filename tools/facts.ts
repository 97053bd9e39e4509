/**
 * The facts of the product model and who stands behind them (CONTRIBUTING.md has the steps):
 * `npm run facts` lists the assumed ones with the pages that show them, `-- <words>…` those with such an id, name, value or page
 * (`-- '64 MB'`, `-- /obis/introduction/overview`): where each stands, whether it is confirmed, and which pages show it;
 * `-- --confirm <fact>… --by 'Name, role'` confirms some; `-- --export <file.csv>` and `-- --import <file.csv> [--yes]` do so
 * through a sheet for the product's owner. `npm run check` names confirmed facts that have changed.
 */
import fs from 'node:fs';
import {parseArgs} from 'node:util';
import {loadShownFacts, type ShownFact} from '../src/plugins/product-model/pageUses';
import {diffOf, findFact, findFacts, writeConfirmations, type Confirmation} from './facts/confirm';
import {formatByPage} from './facts/format';
import {readSheet, toSheet} from './facts/sheet';
import {parseMdx} from './lint/tree';
import {runMain} from './runMain';
import {siteDir} from './siteDir';

const today = new Date().toLocaleDateString('sv');

/** Shows what changes, and writes it. */
async function confirm(confirmations: readonly Confirmation[], write: boolean): Promise<void> {
  for (const each of confirmations) console.log(diffOf(each, today));
  if (write) await writeConfirmations(siteDir, confirmations, today);
}

async function importSheet(
  file: string,
  facts: readonly ShownFact[],
  write: boolean,
): Promise<void> {
  let text: string;
  try {
    text = new TextDecoder('utf-8', {fatal: true}).decode(fs.readFileSync(file));
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new Error(`${file} is not UTF-8. Fix: save it as "CSV UTF-8 (comma delimited)".`);
  }
  const {confirmations, changes} = readSheet(text, facts);
  await confirm(confirmations, write);
  for (const {fact, by, texts} of changes) {
    console.log([`${fact.file}:${fact.line} ${fact.id}: ${by} wants`, ...texts].join('\n  * '));
  }
  console.log(
    `\n${confirmations.length} ${write ? 'confirmed' : 'to confirm: run again with --yes'}; ` +
      `${changes.length} for a writer to change in data/`,
  );
}

async function main(): Promise<void> {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {
      confirm: {type: 'boolean'},
      by: {type: 'string'},
      export: {type: 'string'},
      import: {type: 'string'},
      yes: {type: 'boolean'},
    },
  });
  const facts = loadShownFacts(siteDir, parseMdx);
  if (values.confirm || values.by !== undefined) {
    const by = values.by?.trim();
    if (!values.confirm || !by || positionals.length === 0) {
      throw new Error(`Name facts and a person: --confirm limit:key-count-max --by 'Name, role'`);
    }
    await confirm(
      [...new Set(positionals)].map((id) => ({fact: findFact(facts, id), by})),
      true,
    );
  } else if (positionals.length > 0) {
    const found = [...new Set(positionals.flatMap((words) => findFacts(facts, words)))];
    for (const {id, file, line, pages, status} of found)
      console.log([`${file}:${line} ${id} (${status})`, ...pages].join('\n  '));
  } else if (values.export !== undefined) {
    fs.writeFileSync(values.export, toSheet(facts));
    console.log(`${values.export}: ${facts.length} facts`);
  } else if (values.import !== undefined) {
    await importSheet(values.import, facts, values.yes === true);
  } else {
    const assumed = facts.filter(({status}) => status === 'assumed');
    console.log(`${formatByPage(facts)}\n${assumed.length} of ${facts.length} facts are assumed.`);
  }
}

void runMain(main);
