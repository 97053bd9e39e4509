/** `npm run facts`: list the assumed facts of the product model below each page that shows them, with their file and line. */
import {loadFactUsage, type FactUsage} from '../src/plugins/product-model/factUsage';
import {textIn} from '../src/plugins/product-model/schema';
import {runMain} from './runMain';
import {siteDir} from './siteDir';

function printFacts(title: string, facts: readonly FactUsage[]): void {
  if (facts.length === 0) return;
  console.log(`${title} (${facts.length} assumed)`);
  for (const {id, name, summary, file, line} of facts) {
    const text = [name.en, textIn(summary, 'en')].filter(Boolean).join(': ');
    console.log(`  ${file}:${line}  ${id}  ${text}`);
  }
  console.log();
}

function main(): void {
  const facts = loadFactUsage(siteDir);
  const assumed = facts.filter(({source}) => source.kind === 'assumed');
  for (const route of [...new Set(assumed.flatMap(({routes}) => routes))].sort()) {
    const onPage = assumed.filter(({routes}) => routes.includes(route));
    printFacts(route, onPage);
  }
  const count = (kind: string) => facts.filter(({source}) => source.kind === kind).length;
  console.log(
    `${facts.length} facts: ${assumed.length} assumed, ${count('standard')} from standards, ${count('confirmed')} confirmed.`,
  );
}

void runMain(main);
