/**
 * `npm run lint:text`: structure, spelling, words and shape of all pages, and the words of data/. USAGE has the options.
 */
import fs from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {loadModel} from '../src/plugins/product-model/loadModel';
import {showFindings, sortFindings, type Finding} from './lint/finding';
import {fixText} from './lint/fixText';
import {lintTexts} from './lint/lintTexts';
import {runMain} from './runMain';

const README = 'tools/lint/README.md';

const USAGE = `npm run lint:text [-- <file or folder>…] [options]
  --fix             correct what may be written in one way only, and say what was changed
  --explain <rule>  what a rule asks for
  --report          show the findings, but do not fail
  --help            this text`;

/** The row of a rule in the README, which is the one list of rules. */
function explain(siteDir: string, rule: string): string {
  const rows = fs
    .readFileSync(path.join(siteDir, README), 'utf8')
    .matchAll(/^\| `([\w-]+)` \| (.*) \| (.*) \|$/gm);
  const rules = new Map(
    [...rows].map(([, name = '', asks, languages]) => [name, `${asks} (${languages})`]),
  );
  const found = rules.get(rule);
  if (found !== undefined) return `${rule}: ${found}`;
  throw new Error(`There is no rule "${rule}". Fix: use one of ${[...rules.keys()].join(', ')}.`);
}

/** Corrects files, and returns how many lines it changed. */
function fixFiles(siteDir: string, findings: readonly Finding[]): number {
  const files = new Set(findings.map(({file}) => file).filter((file) => /\.mdx?$/.test(file)));
  return [...files].reduce((count, file) => {
    const own = findings.filter((each) => each.file === file);
    const crooked = own.filter(
      ({rule, fix}) => rule === 'list' && fix.startsWith('indent it by 0'),
    );
    const before = fs.readFileSync(path.join(siteDir, file), 'utf8');
    const {text, fixes} = fixText(before, new Set(crooked.map(({line}) => line)));
    if (fixes.length > 0) fs.writeFileSync(path.join(siteDir, file), text);
    for (const {line, rule, change} of fixes)
      console.log(`${file}:${line} ${rule}: corrected. ${change}`);
    return count + fixes.length;
  }, 0);
}

async function main(): Promise<number> {
  const {values, positionals: only} = parseArgs({
    allowPositionals: true,
    options: {
      fix: {type: 'boolean'},
      explain: {type: 'string'},
      report: {type: 'boolean'},
      help: {type: 'boolean'},
    },
  });
  const siteDir = process.cwd();
  if (values.help || values.explain !== undefined) {
    console.log(values.explain === undefined ? USAGE : explain(siteDir, values.explain));
    return 0;
  }
  const missing = only.find((start) => !fs.existsSync(path.join(siteDir, start)));
  if (missing !== undefined) {
    const fix = 'name files or folders from the root of the site, such as docs/obis/introduction';
    throw new Error(`There is no ${missing}, so nothing would be checked. Fix: ${fix}.`);
  }
  const lint = async () =>
    sortFindings(await lintTexts(siteDir, loadModel(siteDir))).filter(
      ({file}) => only.length === 0 || only.some((start) => file.startsWith(start)),
    );
  let findings = await lint();
  // A mistake of syntax hides those after it, and a correction may bring others to light.
  while (values.fix && findings.length > 0 && fixFiles(siteDir, findings) > 0)
    findings = await lint();
  for (const line of showFindings(findings)) console.log(line);
  if (findings.length === 0) {
    console.log('No findings.');
    return 0;
  }
  console.log(
    `\n${findings.length} finding(s). What a rule asks for: npm run lint:text -- --explain <rule>`,
  );
  return values.report ? 0 : 1;
}

void runMain(main);
