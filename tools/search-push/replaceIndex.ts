import type {Algoliasearch} from 'algoliasearch';
import type {PushContent} from './content';
import {explain} from './explain';

/** The client, the content and the settings of a push. */
export type PushContext = {
  readonly client: Algoliasearch;
  readonly indexName: string;
  readonly content: PushContent;
  /** Receives a line for every step. */
  readonly log: (line: string) => void;
  /** An interruption takes effect before the next step. */
  readonly signal: AbortSignal;
  /** How often to poll a task: with increasing delays, 100 polls take 8 minutes. */
  readonly maxRetries: number;
};

/** Writes settings, synonyms and records, and waits for the tasks. */
async function fill(context: PushContext, temporary: string): Promise<void> {
  const {client, indexName, content, log, signal, maxRetries} = context;
  const done = ({taskID}: {taskID: number}) =>
    client.waitForTask({indexName: temporary, taskID, maxRetries});
  if (await client.indexExists({indexName})) {
    // Keeps the rules, which are edited in the provider's dashboard.
    const operationIndexParams = {
      operation: 'copy' as const,
      destination: temporary,
      scope: ['rules' as const],
    };
    await done(await client.operationIndex({indexName, operationIndexParams}));
  }
  signal.throwIfAborted();
  log(`Writing settings and ${content.synonyms.length} synonyms to ${temporary}`);
  await done(await client.setSettings({indexName: temporary, indexSettings: content.settings}));
  await done(
    await client.saveSynonyms({
      indexName: temporary,
      synonymHit: [...content.synonyms],
      replaceExistingSynonyms: true,
    }),
  );
  signal.throwIfAborted();
  log(`Writing ${content.records.length} records to ${temporary}`);
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

/** Deletes the temporary index, which counts against the quota. */
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
 * Replaces an index atomically: fills a temporary one, verifies it, and moves it into place. A failure on the way leaves the
 * old index as it was and deletes the temporary one. The client's `replaceAllObjects` moves records only: new settings
 * and synonyms would go to the live index before the records.
 * @throws Error that says what failed, what to do, and what readers find now
 */
export async function replaceIndex(context: PushContext): Promise<void> {
  const {client, indexName, log, signal, maxRetries} = context;
  const temporary = `${indexName}_tmp_${Date.now().toString(36)}`;
  let outcome = `The index ${indexName} is as it was.`;
  try {
    await fill(context, temporary);
    log('Checking what arrived');
    await verify(context, temporary);
    signal.throwIfAborted();
    log(`Putting it in the place of ${indexName}`);
    outcome = `Readers find either the old or the new records of ${indexName}, never a mix of them: the last step was not confirmed.`;
    const operationIndexParams = {operation: 'move' as const, destination: indexName};
    const {taskID} = await client.operationIndex({indexName: temporary, operationIndexParams});
    await client.waitForTask({indexName: temporary, taskID, maxRetries});
  } catch (error) {
    const lines = [explain(error), outcome, await cleanUp(client, temporary)];
    throw new Error(lines.join('\n'), {cause: error});
  }
}
