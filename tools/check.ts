/**
 * `npm run check [-- --deploy]`: check the content of the site: pages, data/, translations and texts of the interface. It lists errors, which
 * have to be corrected, and warnings. `npm run format` formats the files, and `npm test` also checks the code.
 *
 *   --deploy  check that no setting of a public deployment is still a placeholder, and that the manual is no draft
 */
import {runMain} from './runMain';

// Imported here, so that an error in the settings is shown as a message, without a stack.
void runMain(async () => (await import('./check/runChecks')).runChecks());
