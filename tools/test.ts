/** `npm test`: every check of the project, the cheapest first. */
import {spawnSync} from 'node:child_process';
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {ensureChromium} from './browser/findChromium';
import {consoleTable} from './table';
import {countTests, NO_TESTS, type Counts} from './test/countTests';

const reportDir = mkdtempSync(path.join(tmpdir(), 'obis-test-'));
const unitReport = path.join(reportDir, 'unit.json');
const e2eReport = path.join(reportDir, 'e2e.json');
const browsersReport = path.join(reportDir, 'browsers.json');
const serversReport = path.join(reportDir, 'servers.json');
const rehearsalReport = path.join(reportDir, 'rehearsal.json');

type Step = {name: string; command: string[]; env?: Record<string, string>; report?: string};

const browser = ensureChromium();
const steps: Step[] = [
  {name: 'types', command: ['npm', 'run', 'typecheck']},
  {name: 'lint', command: ['npm', 'run', 'lint']},
  {
    name: 'unit',
    command: ['npx', 'vitest', 'run', '--reporter=default', '--reporter=json'],
    env: {OBIS_UNIT_REPORT: unitReport},
    report: unitReport,
  },
  {name: 'build', command: ['npm', 'run', 'build']},
  {name: 'floor', command: ['npm', 'run', 'lint:build']},
  {name: 'budget', command: ['npm', 'run', 'budget']},
  {name: 'relevance', command: ['npm', 'run', 'search:benchmark', '--', '--check']},
  {
    name: 'e2e',
    command: ['npx', 'playwright', 'test', '--reporter=list,json'],
    env: {OBIS_CHROMIUM: browser, PLAYWRIGHT_JSON_OUTPUT_NAME: e2eReport},
    report: e2eReport,
  },
  {
    name: 'browsers',
    command: ['npm', 'run', 'test:browsers', '--', '--reporter=list,json'],
    env: {OBIS_CHROMIUM: browser, PLAYWRIGHT_JSON_OUTPUT_NAME: browsersReport},
    report: browsersReport,
  },
  {
    name: 'servers',
    command: ['npm', 'run', 'test:servers', '--', '--reporter=default', '--reporter=json'],
    env: {OBIS_CHROMIUM: browser, OBIS_SERVERS_REPORT: serversReport},
    report: serversReport,
  },
  {
    name: 'rehearsal',
    command: ['npm', 'run', 'rehearse', '--', '--reporter=default', '--reporter=json'],
    env: {OBIS_CHROMIUM: browser, OBIS_REHEARSAL_REPORT: rehearsalReport},
    report: rehearsalReport,
  },
];

const total: Counts = {...NO_TESTS};
const failedSteps: string[] = [];
const times: string[][] = [];
for (const step of steps) {
  console.log(`\n=== ${step.name}: ${step.command.join(' ')}`);
  const startedAt = Date.now();
  const [program, ...args] = step.command as [string, ...string[]];
  const {status} = spawnSync(program, args, {
    stdio: 'inherit',
    env: {...process.env, ...step.env},
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
