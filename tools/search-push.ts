/** `npm run search:push [-- --dry-run] [--index NAME]`: fills the hosted search with the records of the built site. */
import config from '../docusaurus.config';
import {loadPushSettings, settings} from '../site.settings';
import {InterruptedError} from './search-push/errors';
import {HELP, parseOptions} from './search-push/options';
import {run} from './search-push/run';

/** What shells expect of a program that Ctrl+C ended. */
const EXIT_INTERRUPTED = 130;

async function main(): Promise<void> {
  const options = parseOptions(process.argv.slice(2));
  if (options.help) {
    console.log(HELP);
    return;
  }
  const {algolia} = config.themeConfig as {algolia: {indexName: string}};
  const {locales, defaultLocale} = config.i18n as {locales: string[]; defaultLocale: string};
  const interruption = new AbortController();
  // Once: whoever presses Ctrl+C again does not want to wait for the clean-up either.
  for (const name of ['SIGINT', 'SIGTERM'] as const) {
    process.once(name, () => interruption.abort());
  }
  await run(
    options,
    {
      languages: {all: locales, atRoot: defaultLocale},
      indexName: algolia.indexName,
      appId: settings.hostedSearch?.appId,
      adminKey: loadPushSettings().adminKey,
    },
    {output: process.stdout, signal: interruption.signal},
  );
}

main().then(
  // A request that an interruption left behind must not keep the process.
  () => process.exit(0),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    const {cause} = error as {cause?: unknown};
    process.exit(cause instanceof InterruptedError ? EXIT_INTERRUPTED : 1);
  },
);
