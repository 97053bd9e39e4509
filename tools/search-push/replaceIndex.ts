import type {Algoliasearch} from 'algoliasearch';
import type {PushContent} from './content';
import {explain} from './explain';

/** What a push works with. */
export type PushContext = {
  readonly client: Algoliasearch;
  readonly indexName: string;
  readonly content: PushContent;
  /** Hears of every step. */
  readonly say: (line: string) => void;
  /** An interruption takes effect before the next step. */
  readonly signal: AbortSignal;
  /** How often to ask for the end of a task: with growing pauses, 100 times are 8 minutes. */
  readonly maxRetries: number;
};

/** Writes settings, synonyms and records, and waits until they are there. */
async function fill(context: PushContext, temporary: string): Promise<void> {
  const {client, indexName, content, say, signal, maxRetries} = context;
  const done = ({taskID}: {taskID: number}) =>
    client.waitForTask({indexName: temporary, taskID, maxRetries});
  if (await client.indexExists({indexName})) {
    // Rules are made in the provider's dashboard, so they are kept. Settings and synonyms come from here.
    const operationIndexParams = {
      operation: 'copy' as const,
      destination: temporary,
      scope: ['rules' as const],
    };
    await done(await client.operationIndex({indexName, operationIndexParams}));
  }
  signal.throwIfAborted();
  say(`Writing settings and ${content.synonyms.length} synonyms to ${temporary}`);
  await done(await client.setSettings({indexName: temporary, indexSettings: content.settings}));
  await done(
    await client.saveSynonyms({
      indexName: temporary,
      synonymHit: [...content.synonyms],
      replaceExistingSynonyms: true,
    }),
  );
  signal.throwIfAborted();
  say(`Writing ${content.records.length} records to ${temporary}`);
  const objects = content.records.map((record) => ({...record}));
  await client.chunkedBatch({indexName: temporary, objects, waitForTasks: true, maxRetries});
  signal.throwIfAborted();
}

/** @throws Error that names what was sent and did not arrive */
async function verify({client, content}: PushContext, temporary: string): Promise<void> {
  const missing = new Set(content.records.map(({objectID}) => objectID));
  let found = 0;
  await client.browseObjects({
    indexName: temporary,
    browseParams: {attributesToRetrieve: ['objectID']},
    aggregator: ({hits}) => {
      found += hits.length;
      hits.forEach(({objectID}) => missing.delete(objectID));
    },
  });
  if (found !== content.records.length || missing.size > 0) {
    throw new Error(
      `${content.records.length} records were sent, ${found} arrived ` +
        `(missing: ${[...missing].slice(0, 3).join(', ')}). Push again.`,
    );
  }
}

/** Deletes the temporary index, which also takes away its share of the plan. */
async function cleanUp(client: Algoliasearch, temporary: string): Promise<string> {
  try {
    await client.deleteIndex({indexName: temporary});
    return `The temporary index ${temporary} was deleted.`;
  } catch (error) {
    return (
      `The temporary index ${temporary} could not be deleted: ${explain(error).split('. ')[0]}. ` +
      "Delete it in the provider's dashboard if it is there."
    );
  }
}

/**
 * Replaces an index at once: fills a temporary one, checks it, and moves it into place. A failure on the way leaves the
 * old index as it was and deletes the temporary one. The client's `replaceAllObjects` moves records only: new settings
 * and synonyms would have to be set on the index that readers ask, before its records come.
 * @throws Error that says what failed, what to do, and what readers find now
 */
export async function replaceIndex(context: PushContext): Promise<void> {
  const {client, indexName, say, signal, maxRetries} = context;
  const temporary = `${indexName}_tmp_${Date.now().toString(36)}`;
  let outcome = `The index ${indexName} is as it was.`;
  try {
    await fill(context, temporary);
    say('Checking what arrived');
    await verify(context, temporary);
    signal.throwIfAborted();
    say(`Putting it in the place of ${indexName}`);
    outcome = `Readers find either the old or the new records of ${indexName}, never a mix of them: the last step was not confirmed.`;
    const operationIndexParams = {operation: 'move' as const, destination: indexName};
    const {taskID} = await client.operationIndex({indexName: temporary, operationIndexParams});
    await client.waitForTask({indexName: temporary, taskID, maxRetries});
  } catch (error) {
    const lines = [explain(error), outcome, await cleanUp(client, temporary)];
    throw new Error(lines.join('\n'), {cause: error});
  }
}
