/**
 * Print what `npm run check` finds in files, such as `docs/obis/common/glossary.mdx`. The preview runs it after each save, in a process of
 * its own, because `sidebars.ts` and the settings are read only once in a process.
 */
import {findProblems, createFileFilter} from '../check/findProblems';
import {formatProblems} from '../lint/problem';
import {runMain} from '../runMain';
import {siteDir} from '../siteDir';

void runMain(async () => {
  const found = (await findProblems(siteDir)).filter(createFileFilter(process.argv.slice(2)));
  console.log(found.length > 0 ? formatProblems(found).join('\n') : 'no problems found');
});
