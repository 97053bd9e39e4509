/**
 * `npm run facts`: lists the assumed facts of the product model under each page that shows them, with their file and line.
 *
 *   npm run facts -- <text>   only the lines whose page, id, name or summary contains the text
 */
import {loadFactUsage} from '../src/plugins/product-model/factUsage';
import {listByPage} from './facts/listByPage';
import {runMain} from './runMain';
import {siteDir} from './siteDir';

function main(): void {
  const facts = loadFactUsage(siteDir);
  const assumed = facts.filter(({source}) => source.kind === 'assumed');
  console.log(listByPage(assumed, process.argv.slice(2).join(' ')));
  console.log(`${assumed.length} of ${facts.length} facts are assumed.`);
}

void runMain(main);
