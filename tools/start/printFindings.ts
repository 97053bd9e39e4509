/**
 * Print what the checks of content find in files, such as `docs/obis/common/glossary.mdx`. The preview runs it after each save, in a
 * process of its own, because `sidebars.ts` and the settings are read only once in a process.
 */
import {CONTENT_CHECKS} from '../check/checks';
import {showFindings, type Finding} from '../lint/finding';
import {runMain} from '../runMain';
import {siteDir} from '../siteDir';

void runMain(async () => {
  const files = process.argv.slice(2);
  const found: Finding[] = [];
  for (const {when, find} of CONTENT_CHECKS) {
    if (files.some((file) => when.test(file))) found.push(...(await find({siteDir, files}, found)));
  }
  console.log(found.length > 0 ? showFindings(found).join('\n') : 'no mistakes found');
});
