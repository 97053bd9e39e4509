/** `npm run check:deploy`: fails while a setting of a public deployment is still a placeholder. */
import {settings} from '../site.settings';
import {findPlaceholders} from './deploy/findPlaceholders';

const problems = findPlaceholders(settings);
for (const problem of problems) {
  console.error(`- ${problem}`);
}
if (problems.length > 0) {
  console.error(`\n${problems.length} setting(s) to change before a public deployment.`);
  process.exit(1);
}
console.log('Ready for a public deployment: no placeholder is left in the settings.');
