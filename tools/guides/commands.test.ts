import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {readCommands} from './readCommands';

const siteDir = path.resolve(__dirname, '../..');
const {scripts} = JSON.parse(fs.readFileSync(path.join(siteDir, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};

const GUIDES = [
  ...['README.md', 'CONTRIBUTING.md', 'GROWTH.md', 'UPGRADE.md', 'SECURITY.md', 'deploy/README.md'],
  ...['src', 'tools', 'tests'].flatMap((folder) =>
    fs
      .readdirSync(path.join(siteDir, folder), {recursive: true, encoding: 'utf8'})
      .filter((name) => path.basename(name) === 'README.md')
      .map((name) => path.join(folder, name)),
  ),
  'docs/create-a-document.mdx',
  'i18n/zh/docusaurus-plugin-content-docs/current/create-a-document.mdx',
];
const commands = readCommands(siteDir, GUIDES);

it('the guides name commands that exist', () => {
  expect(commands.length).toBeGreaterThan(100);
  const missing = commands.filter(({script}) => !(script in scripts));
  expect(missing.map(({guide, script}) => `${guide}: npm run ${script}`)).toEqual([]);
});

it('README.md or CONTRIBUTING.md names every command', () => {
  const named = new Set(
    commands
      .filter(({guide}) => ['README.md', 'CONTRIBUTING.md'].includes(guide))
      .map(({script}) => script),
  );
  // What Docusaurus sites have; the guides show their use where it is needed.
  const stock = ['docusaurus', 'swizzle', 'clear'];
  const unnamed = Object.keys(scripts).filter((name) => !named.has(name) && !stock.includes(name));
  expect(unnamed).toEqual([]);
});

/** Commands that only read the sources. Those that build, serve or test are steps of `npm test`; those that write have tests in their folders. */
const READS = /^(?:facts|i18n:status|i18n:diff|terms|check:licences)$/;
const isQuestion = (args: readonly string[]) =>
  args.includes('--explain') || args.includes('--help');

const shown = new Set(
  commands
    .filter(({args}) => args !== undefined)
    .filter(({script, args = []}) => READS.test(script) || isQuestion(args))
    // These write.
    .filter(({args = []}) => !args.some((arg) => /^--(?:confirm|export|import)$/.test(arg)))
    .map(({script, args = []}) => [script, ...args].join('\n')),
);

it.each([...shown])(
  'npm run %j works as the guides show it',
  (command) => {
    const [script = '', ...args] = command.split('\n');
    const {status, stderr} = spawnSync('npm', ['run', '--silent', script, '--', ...args], {
      cwd: siteDir,
      encoding: 'utf8',
      shell: process.platform === 'win32',
    });
    expect({status, stderr: status === 0 ? '' : stderr}).toEqual({status: 0, stderr: ''});
  },
  60_000,
);
