/**
 * `npm test` runs every check that a change needs. `npm run test:all` runs those that take longer: all pages, network failures, other
 * browsers, real servers. Both build the site. `-- --only build,e2e` runs some steps.
 */
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {existsSync, mkdtempSync, readFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {translatedLocales} from '../src/content/locales';
import {ensureChromium, ensurePrograms} from './browser/findChromium';
import {runMain} from './runMain';

type Step = {name: string; command: string; report?: string; prepare?: () => void};

const reports = mkdtempSync(path.join(tmpdir(), 'obis-test-'));
/** In a workflow of GitHub Actions, failures are shown beside their lines in the pull request. */
const onGitHub = process.env.GITHUB_ACTIONS === 'true';

function vitest(name: string, args: string, wrapper = ''): Step {
  const report = path.join(reports, `${name}.json`);
  const reporters = `--reporter=default --reporter=json ${onGitHub ? '--reporter=github-actions' : ''}`;
  return {
    name,
    report,
    command: `${wrapper} npx vitest run ${args} --outputFile.json=${report} ${reporters}`,
  };
}

function playwright(name: string, args = ''): Step {
  const report = path.join(reports, `${name}.json`);
  const command = `npx playwright test ${args} --reporter=list,json${onGitHub ? ',github' : ''}`;
  return {name, report, command, prepare: ensureChromium};
}

const BUILD: Step = {name: 'build', command: 'npm run build'};
/** The steps of `npm test`. Those in one list run at the same time. */
const STEPS: Step[][] = [
  [
    {name: 'types', command: 'npm run typecheck'},
    {name: 'lint', command: 'npm run lint'},
    vitest('unit', '--project "!html"'),
  ],
  [BUILD],
  [vitest('html', '--project html')],
  [{name: 'budget', command: 'npm run budget'}],
  [{name: 'relevance', command: 'npm run search:benchmark -- --check'}],
  [playwright('e2e', `--project en ${translatedLocales.join(' ')} hosted`)],
];
const browsers = {
  'firefox-esr': 'firefox-esr',
  WebKitWebDriver: 'webkit2gtk-driver',
  'xvfb-run': 'xvfb xauth',
};
const servers = {
  nginx: 'nginx',
  python3: 'python3',
};
/** Java 17 or newer. It runs the Nu HTML checker on all pages of the build. */
const java = {java: 'default-jre-headless'};
const CHECKER =
  'java -jar node_modules/vnu-jar/build/dist/vnu.jar --errors-only --skip-non-html --filterfile tests/html/nu-html-checker.txt';
/** Commands that no other step runs. They are started here, so that a broken command is noticed. */
const COMMANDS = ['npm run facts', 'npm run i18n -- status', 'npm run page -- --help'];
const SLOW_STEPS: Step[][] = [
  [{name: 'commands', command: COMMANDS.join(' && ')}],
  [{name: 'markup', command: `${CHECKER} build`, prepare: () => ensurePrograms(java)}],
  [playwright('rest', ['--project rest', ...translatedLocales].join(' rest-'))],
  [
    {
      ...vitest('browsers', '--config tests/browsers/vitest.config.ts', 'xvfb-run -a'),
      prepare: () => ensurePrograms(browsers),
    },
  ],
  [
    {
      ...vitest('servers', '--config tests/servers/vitest.config.ts'),
      prepare: () => ensurePrograms(servers),
    },
  ],
];

/** Count the tests in a JSON report of Vitest or Playwright. There are none when the runner crashed. */
function readCounts(report: string): {passed: number; failed: number} {
  const text = existsSync(report) ? readFileSync(report, 'utf8') : '{}';
  const {stats, ...vitest} = JSON.parse(text) as Record<string, number> & {
    stats?: {expected: number; unexpected: number; flaky: number};
  };
  if (stats) return {passed: stats.expected + stats.flaky, failed: stats.unexpected};
  return {passed: vitest.numPassedTests ?? 0, failed: vitest.numFailedTests ?? 0};
}

/** Run a step. When others run at the same time, its output is shown when it ends. A step that ran no test fails. */
async function run({name, command, report, prepare}: Step, alone: boolean) {
  prepare?.();
  const startedAt = Date.now();
  const env = {PLAYWRIGHT_JSON_OUTPUT_NAME: report};
  const stdio = alone ? 'inherit' : 'pipe';
  const child = spawn(command, {shell: true, env: {...process.env, ...env}, stdio});
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  }
  const [status] = (await once(child, 'close')) as [number | null];
  const counts = report ? readCounts(report) : {passed: 0, failed: 0};
  const ok = status === 0 && (!report || counts.passed > 0);
  const seconds = Math.round((Date.now() - startedAt) / 1000);
  const line = `${name}: ${ok ? 'ok' : 'FAILED'} after ${seconds} s`;
  console.log(`${output}\n=== ${line}`);
  return {...counts, line, ok};
}

async function main(): Promise<number> {
  const {values} = parseArgs({options: {all: {type: 'boolean'}, only: {type: 'string'}}});
  const steps = values.all ? [...STEPS, ...SLOW_STEPS] : STEPS;
  const names = steps.flat().map(({name}) => name);
  const only = values.only?.split(',') ?? names;
  const unknown = only.find((name) => !names.includes(name));
  if (unknown) throw new Error(`--only has no step "${unknown}". Fix: use ${names.join(', ')}.`);
  const results: Awaited<ReturnType<typeof run>>[] = [];
  for (const group of steps) {
    const chosen = group.filter(({name}) => only.includes(name));
    const alone = chosen.length === 1;
    results.push(...(await Promise.all(chosen.map((step) => run(step, alone)))));
    if (chosen.includes(BUILD) && !results.at(-1)?.ok) break;
  }
  const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);
  console.log(`\n${results.map(({line}) => line).join('\n')}\n`);
  console.log(
    `${sum(results.map(({passed}) => passed))} passed, ${sum(results.map(({failed}) => failed))} failed`,
  );
  return results.every(({ok}) => ok) ? 0 : 1;
}

void runMain(main);
