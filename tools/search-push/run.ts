import {algoliasearch, type Algoliasearch, type IndexSettings} from 'algoliasearch';
import {bytesOf, contentOf, type PushContent} from './content';
import {explain} from './explain';
import type {PushOptions} from './options';
import {readBuild, type Languages} from './readBuild';
import {replaceIndex} from './replaceIndex';

/** Settings of the site and the environment. */
export type PushSite = {
  readonly languages: Languages;
  /** Index of the site's configuration. */
  readonly indexName: string;
  readonly appId: string | undefined;
  readonly adminKey: string | undefined;
};

/** What tests inject. */
export type PushDependencies = {
  readonly log: (line: string) => void;
  readonly signal: AbortSignal;
  readonly clientOptions?: Parameters<typeof algoliasearch>[2];
  readonly maxRetries?: number;
};

const number = new Intl.NumberFormat('en-GB');

function reportContent({records, synonyms, settings}: PushContent, indexName: string): string[] {
  const languages = [...new Set(records.map(({language}) => language))].map(
    (language) =>
      `${language} ${number.format(records.filter((each) => each.language === language).length)}`,
  );
  const bytes = records.map(bytesOf);
  const largest = Math.max(...bytes);
  const total = bytes.reduce((sum, each) => sum + each, 0);
  const twoWay = synonyms.filter(({type}) => type === 'synonym').length;
  return [
    `Index ${indexName}: ${number.format(records.length)} records (${languages.join(', ')}), ${number.format(total)} bytes`,
    `Largest record: ${number.format(largest)} bytes, ${records[bytes.indexOf(largest)]?.url}`,
    `Synonyms: ${twoWay} in both directions, ${synonyms.length - twoWay} in one`,
    `Settings: ${Object.keys(settings).length}`,
  ];
}

/** Settings that a push would change; settings that only the index has are the provider's defaults. */
function diffSettings(wanted: IndexSettings, live: object): string[] {
  const liveValues = new Map<string, unknown>(Object.entries(live));
  return Object.entries(wanted).flatMap(([name, value]) => {
    const [before, after] = [liveValues.get(name), value].map((each) => JSON.stringify(each));
    if (before === after) return [];
    return [...(before === undefined ? [] : [`  - ${name}: ${before}`]), `  + ${name}: ${after}`];
  });
}

async function compareSettings(
  client: Algoliasearch,
  indexName: string,
  {settings}: PushContent,
): Promise<string[]> {
  try {
    const changes = diffSettings(settings, await client.getSettings({indexName}));
    return changes.length > 0
      ? ['Settings that would change:', ...changes]
      : ['The settings of the index would not change.'];
  } catch (error) {
    if ((error as {status?: number}).status === 404) {
      return [`There is no index ${indexName} yet: it would be created.`];
    }
    throw new Error(`The settings of ${indexName} could not be read. ${explain(error)}`, {
      cause: error,
    });
  }
}

/**
 * Pushes the built site to the hosted search, or says what it would push.
 * @throws Error with cause and fix; the message never holds a key
 */
export async function run(
  options: PushOptions,
  site: PushSite,
  {log, signal, clientOptions, maxRetries = 100}: PushDependencies,
): Promise<void> {
  const content = contentOf(readBuild(options.buildDir, site.languages));
  const {indexName = site.indexName} = options;
  const {appId, adminKey} = site;
  const client = appId && adminKey ? algoliasearch(appId, adminKey, clientOptions) : undefined;
  reportContent(content, indexName).forEach(log);
  if (options.dryRun) {
    const settings = client
      ? await compareSettings(client, indexName, content)
      : ['No key is set, so the settings of the index were not compared.'];
    [...settings, 'Dry run: nothing was sent.'].forEach(log);
    return;
  }
  if (!client) {
    const missing = [
      ...(appId ? [] : ['SEARCH_APP_ID and SEARCH_API_KEY (the settings of the hosted search)']),
      ...(adminKey ? [] : ['SEARCH_ADMIN_KEY (a key with write access)']),
    ];
    throw new Error(
      `Not set: ${missing.join(', ')}. Set them in the environment of this command or in .env, which is never ` +
        'committed; .env.example has examples. To see what would be sent without them: npm run search:push -- --dry-run',
    );
  }
  await replaceIndex({client, indexName, content, log, signal, maxRetries});
  log(`Done: the hosted search answers from ${number.format(content.records.length)} new records.`);
}
