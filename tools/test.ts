/**
 * `npm test [-- --only types,lint] [--shard 1/3]`: every check of the project, the cheapest first. `--only` runs some of them,
 * `--shard` a part of the end-to-end tests.
 */
import {spawnSync} from 'node:child_process';
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {ensureChromium} from './browser/findChromium';
import {consoleTable} from './table';
import {countTests, NO_TESTS, type Counts} from './test/countTests';
import {readOptions, type TestOptions} from './test/options';

const reportDir = mkdtempSync(path.join(tmpdir(), 'obis-test-'));
const unitReport = path.join(reportDir, 'unit.json');
const htmlReport = path.join(reportDir, 'html.json');
const e2eReport = path.join(reportDir, 'e2e.json');
const browsersReport = path.join(reportDir, 'browsers.json');
const serversReport = path.join(reportDir, 'servers.json');

type Step = {name: string; command: string[]; env?: Record<string, string>; report?: string};

/** In a workflow of GitHub Actions, each failure stands beside its line in the pull request. */
const onGitHub = process.env.GITHUB_ACTIONS === 'true';
const vitest = ['--reporter=default', '--reporter=json'].concat(
  onGitHub ? ['--reporter=github-actions'] : [],
);
const playwright = `--reporter=list,json${onGitHub ? ',github' : ''}`;

const allSteps: Step[] = [
  {name: 'types', command: ['npm', 'run', 'typecheck']},
  {name: 'lint', command: ['npm', 'run', 'lint']},
  {
    name: 'unit',
    command: ['npx', 'vitest', 'run', '--project', '!html', ...vitest],
    env: {OBIS_UNIT_REPORT: unitReport},
    report: unitReport,
  },
  {name: 'build', command: ['npm', 'run', 'build']},
  {
    name: 'html',
    command: ['npx', 'vitest', 'run', '--project', 'html', ...vitest],
    env: {OBIS_UNIT_REPORT: htmlReport},
    report: htmlReport,
  },
  {name: 'browser-support', command: ['npx', 'tsx', 'tools/browser-support.ts']},
  {name: 'budget', command: ['npm', 'run', 'budget']},
  {name: 'relevance', command: ['npm', 'run', 'search:benchmark', '--', '--check']},
  {
    name: 'e2e',
    command: ['npx', 'playwright', 'test', playwright],
    env: {PLAYWRIGHT_JSON_OUTPUT_NAME: e2eReport},
    report: e2eReport,
  },
  {
    name: 'browsers',
    command: ['npm', 'run', 'test:browsers', '--', playwright],
    env: {PLAYWRIGHT_JSON_OUTPUT_NAME: browsersReport},
    report: browsersReport,
  },
  {
    name: 'servers',
    command: ['npm', 'run', 'test:servers', '--', ...vitest],
    env: {OBIS_SERVERS_REPORT: serversReport},
    report: serversReport,
  },
];

const names = allSteps.map(({name}) => name);
let options: TestOptions;
try {
  options = readOptions(process.argv.slice(2), names);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
const {only, shard} = options;
const steps = allSteps.filter(({name}) => only.includes(name));
if (shard) steps.find(({name}) => name === 'e2e')?.command.push(`--shard=${shard}`);
const needsBrowser = steps.some(
  ({name}) => !['types', 'lint', 'unit', 'build', 'browser-support'].includes(name),
);
const browser = needsBrowser ? {OBIS_CHROMIUM: ensureChromium()} : {};

const total: Counts = {...NO_TESTS};
const failedSteps: string[] = [];
const times: string[][] = [];
for (const step of steps) {
  console.log(`\n=== ${step.name}: ${step.command.join(' ')}`);
  const startedAt = Date.now();
  const [program, ...args] = step.command as [string, ...string[]];
  const {status} = spawnSync(program, args, {
    stdio: 'inherit',
    env: {...process.env, ...browser, ...step.env},
    shell: process.platform === 'win32',
  });
  const counts = step.report ? countTests(step.report) : NO_TESTS;
  total.passed += counts.passed;
  total.failed += counts.failed;
  total.flaky += counts.flaky;
  const ranNothing = step.report !== undefined && counts.passed + counts.failed === 0;
  const ok = status === 0 && !ranNothing;
  const seconds = Math.round((Date.now() - startedAt) / 1000);
  const outcome = ok ? 'ok' : 'FAILED';
  console.log(`=== ${step.name}: ${outcome} after ${seconds} s`);
  times.push([step.name, outcome, `${seconds} s`]);
  if (!ok) {
    failedSteps.push(ranNothing ? `${step.name} (ran no test)` : step.name);
  }
  if (step.name === 'build' && !ok) {
    break;
  }
}
rmSync(reportDir, {recursive: true});

console.log(`\n${consoleTable(times, 2)}`);

if (failedSteps.length > 0) {
  console.log(`\nFailed: ${failedSteps.join(', ')}`);
}
if (total.flaky > 0) {
  console.log(`\n${total.flaky} passed only at the second try: see "flaky" above`);
}
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(failedSteps.length > 0 ? 1 : 0);
