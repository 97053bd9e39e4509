/**
 * `npm run facts [-- --page /obis/… | --json]`: every assumed fact of the product model with the pages that show it.
 * Nobody has confirmed these yet: read the list with somebody who knows the product.
 */
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {parseArgs} from 'node:util';
import {listFacts} from '../src/plugins/product-model/facts';
import {loadModel, loadRawModel} from '../src/plugins/product-model/loadModel';
import {suggest} from '../src/plugins/product-model/nearest';
import {listPages} from '../src/plugins/product-model/pages';
import {formatByPage, formatCounts, formatJson} from './facts/format';
import {locateFacts} from './facts/locateFacts';
import {readUses} from './facts/readUses';

const siteDir = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

function main(): void {
  const {values} = parseArgs({options: {json: {type: 'boolean'}, page: {type: 'string'}}});
  const {page} = values;
  const known = listPages(siteDir);
  if (page !== undefined && !known.has(page)) {
    throw new Error(`There is no page ${page}. Fix: ${suggest(page, known)}`);
  }
  const model = loadModel(siteDir);
  const uses = readUses(siteDir, model, loadRawModel(siteDir));
  const shown = page === undefined ? uses : uses.filter((use) => use.page === page);
  const all = locateFacts(listFacts(model), shown);
  const facts = page === undefined ? all : all.filter((fact) => fact.pages.length > 0);
  console.log(values.json ? formatJson(facts) : `${formatByPage(facts)}\n${formatCounts(facts)}`);
}

try {
  main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
