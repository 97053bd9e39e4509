/**
 * `npm test` runs every check that a change needs. `npm run test:all` also runs those that take longer: all pages, hosted search, network
 * failures, other browsers, real servers. Both build the site. `-- --only build,e2e` runs some steps.
 */
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {parseArgs} from 'node:util';
import {scripts} from '../package.json';
import {TESTED_TRANSLATIONS} from '../tests/fixtures/languages';
import {ensureChromium} from './browser/ensureChromium';
import {readBuildInfo} from './build/buildInfo';
import {findProgram} from './browser/findChromium';
import {ENV_NAMES} from '../src/settings/parseSettings';
import {runMain} from './runMain';

/** The tests expect the default settings, so an own `.env` file does not count. */
const env = {...process.env, ...Object.fromEntries(ENV_NAMES.map((name) => [name, '']))};

type Step = {
  name: string;
  command: string;
  /** Whether the step reads `build/`. */
  needsBuild?: boolean;
  prepare?: () => void;
  /** Programs that have to be installed, each by one of its names. .github/workflows/nightly.yml installs their packages. */
  needs?: readonly (readonly string[])[];
};

const playwright = (name: string, projects: string): Step => ({
  name,
  command: `npx playwright test --project ${projects}`,
  needsBuild: true,
  prepare: ensureChromium,
});

const BUILD: Step = {name: 'build', command: 'npm run build'};
/** Steps of `npm test` that use one core or a little more. Two of them run at the same time, in this order. */
const LIGHT_STEPS: Step[] = [
  BUILD,
  {name: 'lint', command: 'npm run lint'},
  {name: 'types', command: 'npm run typecheck'},
  {name: 'unit', command: 'npx vitest run --project "!html"'},
  {name: 'html', command: 'npx vitest run --project html', needsBuild: true},
  {name: 'benchmark', command: 'npm run search:benchmark -- --check', needsBuild: true},
];
/** Steps of `npm test` that keep all cores busy. They run one after the other. */
const HEAVY_STEPS: Step[] = [playwright('e2e', ['en', ...TESTED_TRANSLATIONS].join(' '))];

/** The Nu HTML checker, which runs on all pages of the build. */
const CHECKER =
  'java -jar node_modules/vnu-jar/build/dist/vnu.jar --errors-only --skip-non-html --filterfile tests/html/nu-html-checker.txt';
/** Start each npm command, so that a broken one is noticed, and run those to their end that no other step runs. */
const COMMANDS = [
  ...Object.entries(scripts)
    .filter(([, script]) => script.startsWith('tsx '))
    .map(([name]) => `npm run ${name} -- --help`),
  'npm run facts',
  'npm run i18n -- status',
];
const NIGHTLY_LIGHT_STEPS: Step[] = [
  {name: 'commands', command: COMMANDS.join(' && ')},
  {name: 'markup', command: `${CHECKER} build`, needsBuild: true, needs: [['java']]},
];
const NIGHTLY_HEAVY_STEPS: Step[] = [
  playwright(
    'e2e-all',
    ['hosted', 'test-all', ...TESTED_TRANSLATIONS.map((locale) => `test-all-${locale}`)].join(' '),
  ),
  {
    name: 'browsers',
    command: 'xvfb-run -a npx vitest run --config tests/browsers/vitest.config.ts',
    needsBuild: true,
    needs: [['firefox-esr', 'firefox'], ['WebKitWebDriver'], ['xvfb-run']],
  },
  {
    name: 'servers',
    command: 'npx vitest run --config tests/servers/vitest.config.ts',
    needs: [['nginx'], ['python3']],
  },
];

type Result = {name: string; line: string; ok: boolean};

const notRun = (name: string, reason: string): Result => ({
  name,
  line: `${name}: NOT RUN, because ${reason}`,
  ok: false,
});

/**
 * Run a step.
 * @param isAlone whether its output is shown while it runs, and not only when it ends
 */
async function run(step: Step, isAlone: boolean): Promise<Result> {
  const {name, command, prepare, needs = []} = step;
  const missing = needs.filter((names) => !findProgram(names)).map((names) => names.join(' or '));
  if (missing.length > 0) {
    return notRun(
      name,
      `there is no ${missing.join(', no ')}. Fix: install it; .github/workflows/nightly.yml names the packages of Debian`,
    );
  }
  prepare?.();
  const startedAt = Date.now();
  const child = spawn(command, {shell: true, env, stdio: isAlone ? 'inherit' : 'pipe'});
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  }
  const [status] = (await once(child, 'close')) as [number | null];
  const ok = status === 0;
  const seconds = Math.round((Date.now() - startedAt) / 1000);
  const line = `${name}: ${ok ? 'ok' : 'FAILED'} after ${seconds} s`;
  console.log(`${output}\n=== ${line}`);
  return {name, line, ok};
}

/** Run steps in their order, two at the same time. Steps that need the build wait for it, and are left out if it fails. */
async function runInPairs(steps: readonly Step[]): Promise<Result[]> {
  const queue = [...steps];
  const results: Result[] = [];
  let build: Promise<Result> | undefined;
  const work = async () => {
    for (let step = queue.shift(); step; step = queue.shift()) {
      if (step.needsBuild && build && !(await build).ok) {
        results.push(notRun(step.name, 'there is no build'));
        continue;
      }
      const running = run(step, steps.length === 1);
      if (step === BUILD) build = running;
      results.push(await running);
    }
  };
  await Promise.all([work(), work()]);
  return results;
}

async function main(): Promise<number> {
  const {values} = parseArgs({options: {all: {type: 'boolean'}, only: {type: 'string'}}});
  const light = values.all ? [...LIGHT_STEPS, ...NIGHTLY_LIGHT_STEPS] : LIGHT_STEPS;
  const heavy = values.all ? [...HEAVY_STEPS, ...NIGHTLY_HEAVY_STEPS] : HEAVY_STEPS;
  const names = [...light, ...heavy].map(({name}) => name);
  const only = values.only?.split(',') ?? names;
  const unknown = only.find((name) => !names.includes(name));
  if (unknown !== undefined)
    throw new Error(`--only has no step "${unknown}". Fix: use ${names.join(', ')}.`);
  const isChosen = ({name}: Step) => only.includes(name);
  const stepsThatReadBuild = [...light, ...heavy].filter(
    (step) => isChosen(step) && step.needsBuild,
  );
  if (!isChosen(BUILD) && stepsThatReadBuild.length > 0) {
    const {version} = readBuildInfo('build');
    console.log(`There is no new build. The steps test build/ as it is, from ${version}.`);
  }
  const results = await runInPairs(light.filter(isChosen));
  const hasFailed = results.some(({name, ok}) => name === BUILD.name && !ok);
  for (const step of heavy.filter(isChosen)) {
    const isLeftOut = step.needsBuild && hasFailed;
    results.push(isLeftOut ? notRun(step.name, 'there is no build') : await run(step, true));
  }
  console.log(`\n${results.map(({line}) => line).join('\n')}`);
  return results.every(({ok}) => ok) ? 0 : 1;
}

void runMain(main);
