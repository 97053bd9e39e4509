/**
 * `npm run lint:text`: structure, spelling, words and shape of all pages, and the words of data/.
 * Files or folders as arguments limit what is shown; `-- --report` exits with 0 in spite of findings.
 */
import fs from 'node:fs';
import path from 'node:path';
import {loadModel} from '../src/plugins/product-model/loadModel';
import {showFindings, sortFindings} from './lint/finding';
import {lintTexts} from './lint/lintTexts';
import {runMain} from './runMain';

async function main(args: readonly string[]): Promise<number> {
  const only = args.filter((arg) => !arg.startsWith('--'));
  const siteDir = process.cwd();
  const missing = only.find((start) => !fs.existsSync(path.join(siteDir, start)));
  if (missing !== undefined) {
    const fix = 'name files or folders from the root of the site, such as docs/obis/introduction';
    throw new Error(`There is no ${missing}, so nothing would be checked. Fix: ${fix}.`);
  }
  const findings = sortFindings(await lintTexts(siteDir, loadModel(siteDir))).filter(
    ({file}) => only.length === 0 || only.some((start) => file.startsWith(start)),
  );
  for (const line of showFindings(findings)) console.log(line);
  if (findings.length === 0) return 0;
  console.log(`\n${findings.length} finding(s). What each rule asks for: tools/lint/README.md`);
  return args.includes('--report') ? 0 : 1;
}

void runMain(() => main(process.argv.slice(2)));
