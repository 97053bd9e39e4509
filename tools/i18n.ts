/**
 * Translations (src/plugins/translations/README.md says how they are tracked):
 * `npm run i18n -- status` shows how many pages are translated and up to date, and what there is to do;
 * `npm run i18n -- diff <page>…` shows what changed in the English page since its translation was recorded;
 * `npm run i18n -- record <page>…` records a page as translated, after you have compared both languages.
 * A page is named by its address or file.
 */
import {comparePages} from '../src/plugins/translations/comparePages';
import {indexEnglishLabels} from '../src/plugins/product-model/facts';
import {loadModelCached} from '../src/plugins/product-model/loadModel';
import {listPagePairs} from '../src/content/pagePairs';
import {translatedLocales} from '../src/content/locales';
import {findTranslationMistakes} from './check/findMistakes';
import {recordTranslation} from './i18n/recordTranslation';
import {findPagePairs} from './i18n/findPagePairs';
import {showEnglishChanges} from './i18n/showEnglishChanges';
import {formatFindings} from './lint/finding';
import {runMain} from './runMain';
import {siteDir} from './siteDir';

async function main([command = '', ...names]: readonly string[]): Promise<void> {
  const pairs = translatedLocales.flatMap((locale) => listPagePairs(siteDir, locale));
  const englishLabels = indexEnglishLabels(loadModelCached(siteDir));
  const site = {routes: pairs.map(({route}) => route), englishLabels};
  if (command === 'status') {
    const fresh = comparePages(pairs, site).filter(({problems}) => problems.length === 0);
    console.log(`${fresh.length} of ${pairs.length} pages are translated and up to date.`);
    console.log(formatFindings(await findTranslationMistakes(siteDir)).join('\n'));
    return;
  }
  if (!['record', 'diff'].includes(command) || names.length === 0) {
    throw new Error('Write status, or diff or record with a page: diff /obis/common/glossary');
  }
  for (const pair of names.flatMap((name) => findPagePairs(pairs, name))) {
    const {translationFile} = pair;
    console.log(
      command === 'diff'
        ? showEnglishChanges(siteDir, pair, process.stdout.isTTY)
        : `${translationFile}: ${recordTranslation(siteDir, pair, site) ? 'recorded as translated' : 'was fresh already'}`,
    );
  }
}

void runMain(() => main(process.argv.slice(2)));
