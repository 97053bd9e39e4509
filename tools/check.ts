/**
 * `npm run check [-- --all] [--fix] [--deploy]`: check the content of the site. `npm test` also checks the code.
 *
 * Errors in pages, data/, translations and texts of the interface are shown for the whole site, warnings only for the files that have changed
 * since the branch left the main branch (origin/main, else main), including uncommitted changes. The format of these files and the examples
 * in them are checked too.
 *
 *   --all     show the warnings for the whole site, and leave out format and examples. This needs no Git history, but without it no warning
 *             says that an English text of data/ has changed alone.
 *   --fix     format the changed files first
 *   --deploy  check that no setting of a public deployment is still a placeholder, and that the manual is no draft
 */
import {runMain} from './runMain';

// Imported here, so that an error in the settings is shown as a message, without a stack.
void runMain(async () => (await import('./check/runChecks')).runChecks());
