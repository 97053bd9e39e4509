/**
 * Translations (src/plugins/translations/README.md says how they are tracked):
 * `npm run i18n -- status` shows how many pages are translated and up to date, and what there is to do;
 * `npm run i18n -- diff <page>…` shows what changed in the English page since its translation was checked;
 * `npm run i18n -- ack <page>…` stamps a translation as checked. A page is named by its address or file.
 */
import {parseCached} from '../src/content/parsePage';
import {detectAll} from '../src/plugins/translations/detectTranslation';
import {listPairs} from '../src/content/listPairs';
import {i18n, translatedLocales} from '../src/content/locales';
import {findInTranslations} from './check/checks';
import {git} from '../src/lib/git';
import {acknowledge} from './i18n/acknowledge';
import {findTranslations} from './i18n/findTranslations';
import {showChanges} from './i18n/showChanges';
import {showFindings} from './lint/finding';
import {runMain} from './runMain';
import {siteDir} from './siteDir';

async function main([command = '', ...names]: readonly string[]): Promise<void> {
  const pairs = translatedLocales.flatMap((locale) => listPairs(siteDir, locale));
  const site = {...i18n, routes: pairs.map(({route}) => route)};
  if (command === 'status') {
    const fresh = detectAll(pairs, site, parseCached).filter(({state}) => state === 'fresh');
    console.log(`${fresh.length} of ${pairs.length} pages are translated and up to date.`);
    console.log(showFindings(await findInTranslations({siteDir})).join('\n'));
    return;
  }
  if (!['ack', 'diff'].includes(command) || names.length === 0) {
    throw new Error('Write status, or diff or ack with a page: diff /obis/common/glossary');
  }
  for (const pair of names.flatMap((name) => findTranslations(pairs, name))) {
    const {translationFile: file} = pair;
    if (command === 'diff') {
      console.log(showChanges(siteDir, pair, process.stdout.isTTY));
    } else {
      const isEdited = git(siteDir, 'status', '--porcelain', '--', file) !== '';
      const edit = isEdited ? '' : ', without a change to its text since the last commit';
      console.log(
        `${file}: ${acknowledge(siteDir, pair, site) ? `stamped${edit}` : 'was fresh already'}`,
      );
    }
  }
}

void runMain(() => main(process.argv.slice(2)));
