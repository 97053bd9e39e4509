/**
 * npm run page -- new --path … --title … --after …
 * Makes a page, with its place in the sidebar.
 *
 *   --path obis/feature-guide/kms/new-page   address of the page
 *   --title "Rotate a key"                       English title
 *   --after obis/feature-guide/kms/create-a-key  page of the sidebar that it follows
 *   --title-zh "轮换密钥"                        makes the Chinese page too
 *
 * npm run page -- move <old address> <new address>
 * Moves a page of both languages with every link to it, and leaves a redirect. A new title is an edit of the page: change the
 * heading at its top in both languages; the address may stay.
 *
 *   npm run page -- move /obis/folder/old-name /obis/folder/new-name
 */
import {parseArgs} from 'node:util';
import {applyChanges} from './page/applyChanges';
import {planNewPage} from './page/createPage';
import {planMove} from './page/movePage';
import {runMain} from './runMain';
import {siteDir} from './siteDir';

const REQUIRED = ['path', 'title', 'after'] as const;

function main(): void {
  const text = {type: 'string'} as const;
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {
      path: text,
      title: text,
      'title-zh': text,
      after: text,
    },
  });
  const [command, from, to, ...rest] = positionals;
  const missing = REQUIRED.filter((name) => !values[name]);
  const isMove = command === 'move' && from && to && rest.length === 0;
  const isNew = command === 'new' && !from && missing.length === 0;
  if (!isNew && !(isMove && missing.length === REQUIRED.length)) {
    const problem =
      command === 'new' && !from
        ? `Missing: --${missing.join(', --')}.`
        : 'Name what to do: new with its options, or move with two addresses.';
    throw new Error(`${problem} npm run page -- --help shows the options.`);
  }
  const {path: route = '', title = '', after = ''} = values;
  const titles = {en: title, zh: values['title-zh']};
  const {changes, notes} = isMove
    ? planMove(siteDir, from, to)
    : planNewPage(siteDir, {route, titles, after});
  applyChanges(siteDir, changes);
  console.log('Changed:');
  for (const each of changes.renamed) console.log(`  ${each.from} → ${each.to}`);
  const renamed = new Set(changes.renamed.map((each) => each.to));
  for (const file of [...changes.written.keys()].sort()) {
    if (!renamed.has(file)) console.log(`  ${file}`);
  }
  console.log(['', ...notes, 'Then: npm run check -- --fix'].join('\n'));
}

void runMain(main);
