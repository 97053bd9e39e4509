/**
 * `npm run search:push [-- --dry-run] [--index NAME] [--dir build]`: replaces the index of the hosted search atomically
 * with the records of the built site. `--dry-run` needs no key and no network and says what would be sent; with a
 * key, it shows changed index settings too. Ctrl+C stops it before the next step and cleans up; a second one kills it.
 */
import config from '../docusaurus.config';
import {loadPushSettings, settings} from '../site.settings';
import {parseOptions} from './search-push/options';
import {run} from './search-push/run';
import {runMain} from './runMain';

async function main(): Promise<void> {
  const {algolia} = config.themeConfig as {algolia: {indexName: string}};
  const {locales, defaultLocale} = config.i18n as {locales: string[]; defaultLocale: string};
  const interruption = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM'] as const) {
    process.once(name, () => interruption.abort(new Error('The push was interrupted.')));
  }
  await run(
    parseOptions(process.argv.slice(2)),
    {
      languages: {all: locales, atRoot: defaultLocale},
      indexName: algolia.indexName,
      appId: settings.hostedSearch?.appId,
      adminKey: loadPushSettings().adminKey,
    },
    {log: (line) => console.log(line), signal: interruption.signal},
  );
}

void runMain(main);
