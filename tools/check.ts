/**
 * `npm run check [-- <file or folder>…] [--all] [--fix] [--deploy]`: the checks that a change needs; `npm test` has all.
 *
 * Checks what changed since the branch left the main branch (origin/main, else main), committed or not, or the files named:
 * texts, translations, redirects, format, types, code style, and the unit tests of changed code.
 *
 *   --all     texts, translations and redirects of the whole site
 *   --fix     first formats the files
 *   --deploy  whether a setting of a public deployment is still a placeholder, and how many facts are unconfirmed
 */
import {runMain} from './runMain';

// Imported here, so that an error in the settings is shown as a message, without a stack.
void runMain(async () => (await import('./check/runChecks')).runChecks());
