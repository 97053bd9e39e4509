import {createClient, type ClientOptions, type PushClient} from './client';
import {contentOf, type PushContent} from './content';
import {explain, PushError} from './errors';
import type {PushOptions} from './options';
import {createProgress, type Output} from './progress';
import {readBuild, type Languages} from './readBuild';
import {replaceIndex} from './replaceIndex';
import {diffSettings, reportContent} from './report';
import {PATIENCE, type Patience} from './tasks';

/** What the command knows of the site and its surroundings. */
export type PushSite = {
  languages: Languages;
  /** Index of the site's configuration. */
  indexName: string;
  appId: string | undefined;
  adminKey: string | undefined;
};

/** What tests put in the place of the world. */
export type PushSurroundings = {
  output: Output;
  signal: AbortSignal;
  clientOptions?: ClientOptions;
  patience?: Patience;
};

/**
 * Pushes the built site to the hosted search, or says what it would push.
 * @throws Error with the whole story; the message holds no key
 */
export async function run(
  options: PushOptions,
  site: PushSite,
  {output, signal, clientOptions, patience = PATIENCE}: PushSurroundings,
): Promise<void> {
  const content = contentOf(readBuild(options.buildDir, site.languages));
  const indexName = options.indexName ?? site.indexName;
  const say = (line: string) => output.write(`${line}\n`);
  reportContent(content, indexName).forEach(say);
  if (options.dryRun) {
    if (site.appId && site.adminKey) {
      const client = createClient({appId: site.appId, adminKey: site.adminKey}, clientOptions);
      (await compareSettings(client, indexName, content)).forEach(say);
    } else {
      say('No key is set, so the settings of the index were not compared.');
    }
    say('Dry run: nothing was sent.');
    return;
  }
  const client = createClient(credentialsOf(site), clientOptions);
  const startedAt = Date.now();
  const progress = createProgress(output);
  await replaceIndex({client, indexName, content, progress, patience, signal});
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
  say(
    `Done after ${seconds} s: the hosted search answers from ${content.records.length} new records.`,
  );
}

function credentialsOf({appId, adminKey}: PushSite): {appId: string; adminKey: string} {
  const missing = [
    ...(appId ? [] : ['SEARCH_APP_ID and SEARCH_API_KEY (the two settings of the hosted search)']),
    ...(adminKey ? [] : ['SEARCH_ADMIN_KEY (a key with write access)']),
  ];
  if (!appId || !adminKey) {
    throw new PushError(
      `Not set: ${missing.join(', ')}. Set them in the environment of this command or in .env, which is never ` +
        'committed; .env.example has examples. To see what would be sent without them: npm run search:push -- --dry-run',
    );
  }
  return {appId, adminKey};
}

async function compareSettings(
  client: PushClient,
  indexName: string,
  content: PushContent,
): Promise<string[]> {
  try {
    const live = await client.getSettings({indexName});
    const changes = diffSettings(content.settings, live);
    return changes.length > 0
      ? ['Settings that would change:', ...changes.map((line) => `  ${line}`)]
      : ['The settings of the index would not change.'];
  } catch (error) {
    if ((error as {status?: number}).status === 404) {
      return [`There is no index ${indexName} yet: it would be created.`];
    }
    throw new PushError(`The settings of ${indexName} could not be read. ${explain(error)}`, {
      cause: error,
    });
  }
}
