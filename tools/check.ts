/**
 * `npm run check [-- <file or folder>…] [--all] [--fix] [--deploy]`: the checks that a change needs; `npm test` has all.
 *
 * Checks what changed since the branch left the main branch (origin/main, else main), committed or not, or the files named:
 * texts, translations, format, types, code style, and the unit tests of changed code.
 *
 *   --all     texts and translations of the whole site
 *   --fix     first corrects what may be written in one way only, says what it changed, and formats the files
 *   --deploy  whether a setting of a public deployment is still a placeholder, and how many facts are unconfirmed
 */
import {runMain} from './runMain';

// Loaded here, so that what the settings cannot be read for is a message like others.
void runMain(async () => (await import('./check/runChecks')).runChecks());
