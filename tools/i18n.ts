/**
 * Translations (src/plugins/translations/README.md says how they are tracked):
 * `npm run i18n -- status` shows how many pages are translated and up to date, and what there is to do;
 * `npm run i18n -- diff <page>…` shows what changed in the English page since its translation was recorded;
 * `npm run i18n -- record <page>…` records a page as translated, after you have compared both languages.
 * A page is named by its address or file.
 */
import {detectAll} from '../src/plugins/translations/detectTranslation';
import {listPagePairs} from '../src/content/pagePairs';
import {i18n, translatedLocales} from '../src/content/locales';
import {findTranslationMistakes} from './check/findMistakes';
import {git} from '../src/lib/git';
import {recordTranslation} from './i18n/recordTranslation';
import {findTranslations} from './i18n/findTranslations';
import {showChanges} from './i18n/showChanges';
import {formatFindings} from './lint/finding';
import {runMain} from './runMain';
import {siteDir} from './siteDir';

async function main([command = '', ...names]: readonly string[]): Promise<void> {
  const pairs = translatedLocales.flatMap((locale) => listPagePairs(siteDir, locale));
  const site = {...i18n, routes: pairs.map(({route}) => route)};
  if (command === 'status') {
    const fresh = detectAll(pairs, site).filter(({state}) => state === 'fresh');
    console.log(`${fresh.length} of ${pairs.length} pages are translated and up to date.`);
    console.log(formatFindings(await findTranslationMistakes(siteDir)).join('\n'));
    return;
  }
  if (!['record', 'diff'].includes(command) || names.length === 0) {
    throw new Error('Write status, or diff or record with a page: diff /obis/common/glossary');
  }
  for (const pair of names.flatMap((name) => findTranslations(pairs, name))) {
    const {translationFile: file} = pair;
    if (command === 'diff') {
      console.log(showChanges(siteDir, pair, process.stdout.isTTY));
    } else {
      const isEdited = git(siteDir, 'status', '--porcelain', '--', file) !== '';
      const edit = isEdited ? '' : ', without a change to its text since the last commit';
      console.log(
        `${file}: ${recordTranslation(siteDir, pair, site) ? `recorded as translated${edit}` : 'was fresh already'}`,
      );
    }
  }
}

void runMain(() => main(process.argv.slice(2)));
