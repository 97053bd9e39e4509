/**
 * Translations (src/plugins/translations/README.md says how they are tracked):
 * `npm run i18n -- status` shows how many pages are translated and up to date, and what there is to do;
 * `npm run i18n -- diff <page or data file>…` shows what changed in English since the translation was recorded;
 * `npm run i18n -- record <page or data file>…` records a translation, after you have compared both languages.
 * A page is named by its address or file. Of data/, a folder means all its files. `record` also takes i18n/zh/code.json, the texts of the interface.
 */
import {comparePages} from '../src/plugins/translations/comparePages';
import {indexEnglishLabels} from '../src/plugins/product-model/facts';
import {loadModelCached} from '../src/plugins/product-model/loadModel';
import {hashPage} from '../src/plugins/translations/hashPage';
import {readTranslationRecord} from '../src/plugins/translations/translationRecord';
import {listPagePairs} from '../src/content/pagePairs';
import {translatedLocales} from '../src/content/locales';
import {findProblemsOfTranslations} from './check/findProblems';
import {findDataFiles, hashFacts, readFactRecord, recordFacts} from './i18n/factRecords';
import {recordMessages} from './i18n/findMessageProblems';
import {recordTranslation} from './i18n/recordTranslation';
import {findPagePairs} from './i18n/findPagePairs';
import {showEnglishChanges, type RecordedFile} from './i18n/showEnglishChanges';
import {formatProblems} from './lint/problem';
import {runMain} from './runMain';
import {siteDir} from './siteDir';

async function main([command = '', ...names]: readonly string[]): Promise<void> {
  const pairs = translatedLocales.flatMap((locale) => listPagePairs(siteDir, locale));
  const englishLabels = indexEnglishLabels(loadModelCached(siteDir));
  const site = {routes: pairs.map(({route}) => route), englishLabels};
  if (command === 'status') {
    const fresh = comparePages(pairs, site).filter(({problems}) => problems.length === 0);
    console.log(`${fresh.length} of ${pairs.length} pages are translated and up to date.`);
    console.log(formatProblems(await findProblemsOfTranslations(siteDir)).join('\n'));
    return;
  }
  if (!['record', 'diff'].includes(command) || names.length === 0) {
    throw new Error(
      'Write status, or diff or record with a page or data file: diff /obis/common/glossary',
    );
  }
  const show = (recorded: RecordedFile) =>
    console.log(showEnglishChanges(siteDir, recorded, process.stdout.isTTY));
  const report = (file: string, isNew: boolean) =>
    console.log(`${file}: ${isNew ? 'recorded as translated' : 'was fresh already'}`);
  for (const name of names) {
    if (command === 'record' && name.endsWith('.json')) {
      report(name, await recordMessages(siteDir, name));
      continue;
    }
    const dataFiles = findDataFiles(siteDir, name);
    for (const file of dataFiles) {
      if (command === 'record') report(file, recordFacts(siteDir, file));
      else
        for (const locale of translatedLocales)
          show({file, hash: readFactRecord(siteDir, locale, file), hashOf: hashFacts, name: file});
    }
    for (const pair of dataFiles.length > 0 ? [] : findPagePairs(pairs, name)) {
      const {translation = '', translationFile, englishFile, route} = pair;
      const hash = readTranslationRecord(translation).record?.hash;
      if (command === 'record') report(translationFile, recordTranslation(siteDir, pair, site));
      else show({file: englishFile, hash, hashOf: hashPage, name: route});
    }
  }
}

void runMain(() => main(process.argv.slice(2)));
