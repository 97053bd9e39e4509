/**
 * `npm run check [-- --fix] [--deploy]`: check the content of the site: pages, data/, translations and texts of the interface, the format of
 * all files but pages, guides and data/synonyms, and the examples. Only errors fail it; warnings are advice. `npm test` also checks the code.
 *
 *   --fix     format the files first
 *   --deploy  check that no setting of a public deployment is still a placeholder, and that the manual is no draft
 */
import {runMain} from './runMain';

// Imported here, so that an error in the settings is shown as a message, without a stack.
void runMain(async () => (await import('./check/runChecks')).runChecks());
