/**
 * `npm run check [-- <file or folder>…] [--all] [--fix] [--deploy]`: check the content of a change. `npm test` runs all checks, also of code.
 *
 * Check the named files. Without names, check the files that have changed since the branch left the main branch (origin/main, else main),
 * including uncommitted changes. Checked are texts, translations, redirects, format, and the examples in pages.
 *
 *   --all     check texts, translations and redirects of the whole site
 *   --fix     format the files first
 *   --deploy  check that no setting of a public deployment is still a placeholder, and that the manual is no draft
 */
import {runMain} from './runMain';

// Imported here, so that an error in the settings is shown as a message, without a stack.
void runMain(async () => (await import('./check/runChecks')).runChecks());
