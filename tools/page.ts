/**
 * Pages of the manual: `npm run page -- new` makes one in both languages, `npm run page -- move <old> <new>` gives one, or a heading
 * of one, another address. `-- --help` shows the options.
 */
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {parseArgs} from 'node:util';
import {readFileSync} from 'node:fs';
import {suggest} from '../src/plugins/product-model/nearest';
import {ask} from './page/ask';
import {applyChanges, type Changes} from './page/changes';
import {planPage} from './page/createPage';
import {planHeadingMove, planPageMove} from './page/movePage';
import {listCategories, type Place} from './page/sidebar';
import {SHAPES, type PageShape} from './page/template';
import {runMain} from './runMain';

const siteDir = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

const HELP = {
  new: `npm run page -- new [options]
Makes a page in both languages, with its place in the sidebar. Asks for what is missing.

  --path obis/feature-guide/kms/rotate-a-key   address of the page
  --title "Rotate a key"                       English title
  --title-zh "轮换密钥"                        Chinese title
  --shape procedure                            procedure, concept or reference
  --category kms                               at the end of this category of the sidebar, or
  --after obis/feature-guide/kms/create-a-key  behind this page
  --dry-run                                    shows what would change`,
  move: `npm run page -- move <old address> <new address> [options]
Moves a page of both languages with every link to it, and leaves a redirect:
  npm run page -- move /obis/folder/old-name /obis/folder/new-name
Changes the links to a heading whose text you have moved, and leaves a redirect:
  npm run page -- move /obis/folder/page#old-id /obis/folder/other-page#new-id

  --no-redirect   leaves none: the old address is not found from now on
  --dry-run       shows what would change`,
};

function parseShape(value: string): PageShape {
  const shape = SHAPES.find((each) => each === value);
  if (shape) return shape;
  throw new Error(`--shape: "${value}" is no shape. Fix: ${suggest(value, SHAPES)}`);
}

async function readPlace(after?: string, category?: string): Promise<Place> {
  if (after !== undefined && category !== undefined) {
    throw new Error('--after and --category are both given. Fix: leave one of them out.');
  }
  if (after !== undefined) {
    return {after: after.replace(/^\/?(?:docs\/)?/, '').replace(/\.mdx?$/, '')};
  }
  const categories = listCategories(readFileSync(path.join(siteDir, 'sidebars.ts'), 'utf8'));
  const asked = () =>
    ask({
      option: '--category',
      message: 'category of the sidebar (or --after with a page)',
      example: 'kms',
      choices: categories.map(({key, label}) => ({value: key, label: `${label} (${key})`})),
    });
  return {category: category ?? (await asked())};
}

function show({renamed, written}: Changes): void {
  for (const {from, to} of renamed) console.log(`  ${from} → ${to}`);
  const names = new Set(renamed.map(({to}) => to));
  for (const file of [...written.keys()].sort()) if (!names.has(file)) console.log(`  ${file}`);
}

/** Makes the changes, or shows them with `--dry-run`. */
function finish(changes: Changes, isDry: boolean): void {
  if (!isDry) applyChanges(siteDir, changes);
  console.log(isDry ? 'Would change (nothing was written):' : 'Changed:');
  show(changes);
}

async function createPage(args: readonly string[]): Promise<void> {
  const {values} = parseArgs({
    args: [...args],
    options: {
      path: {type: 'string'},
      title: {type: 'string'},
      'title-zh': {type: 'string'},
      shape: {type: 'string'},
      after: {type: 'string'},
      category: {type: 'string'},
      'dry-run': {type: 'boolean', default: false},
      help: {type: 'boolean', default: false},
    },
  });
  if (values.help) return console.log(HELP.new);
  const page = {
    path:
      values.path ??
      (await ask({
        option: '--path',
        message: 'address of the page',
        example: 'obis/feature-guide/kms/rotate-a-key',
      })),
    titles: {
      en:
        values.title ??
        (await ask({option: '--title', message: 'English title', example: '"Rotate a key"'})),
      zh:
        values['title-zh'] ??
        (await ask({option: '--title-zh', message: 'Chinese title', example: '"轮换密钥"'})),
    },
    shape: parseShape(
      values.shape ??
        (await ask({
          option: '--shape',
          message: 'shape of the page',
          example: 'procedure',
          choices: SHAPES.map((shape) => ({value: shape, label: shape})),
        })),
    ),
    place: await readPlace(values.after, values.category),
  };
  finish(await planPage(siteDir, page), values['dry-run']);
  console.log(
    '\nReplace each TODO in both languages; npm run lint:text lists them. npm start shows the page.',
  );
}

async function movePage(args: readonly string[]): Promise<void> {
  const {values, positionals} = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      'no-redirect': {type: 'boolean', default: false},
      'dry-run': {type: 'boolean', default: false},
      help: {type: 'boolean', default: false},
    },
  });
  if (values.help) return console.log(HELP.move);
  const [from, to, ...rest] = positionals;
  if (!from || !to || rest.length > 0) {
    throw new Error(`Name the old and the new address.\n\n${HELP.move}`);
  }
  console.log('Looking for links in both languages …');
  const {changes, notes} = from.includes('#')
    ? await planHeadingMove(siteDir, from, to)
    : await planPageMove(siteDir, from, to, !values['no-redirect']);
  finish(changes, values['dry-run']);
  if (notes.length > 0)
    console.log(`\nLook at this yourself:\n${notes.map((note) => `  ${note}`).join('\n')}`);
}

const COMMANDS: Readonly<Record<string, (args: readonly string[]) => Promise<void>>> = {
  new: createPage,
  move: movePage,
};

async function main([command = '', ...args]: readonly string[]): Promise<void> {
  const run = COMMANDS[command];
  if (!run)
    throw new Error(`Unknown command "${command}". Known: ${Object.keys(COMMANDS).join(', ')}.`);
  await run(args);
}

void runMain(() => main(process.argv.slice(2)));
