/**
 * Print what `npm run check` finds in files, such as `docs/obis/common/glossary.mdx`. The preview runs it after each save, in a process of
 * its own, because `sidebars.ts` and the settings are read only once in a process.
 */
import {findMistakes, createFileFilter} from '../check/findMistakes';
import {formatFindings} from '../lint/finding';
import {runMain} from '../runMain';
import {siteDir} from '../siteDir';

void runMain(async () => {
  const found = (await findMistakes(siteDir)).filter(createFileFilter(process.argv.slice(2)));
  console.log(found.length > 0 ? formatFindings(found).join('\n') : 'no mistakes found');
});
