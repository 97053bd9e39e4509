import type {PushClient} from './client';
import type {PushContent} from './content';
import {PushError} from './errors';
import type {Progress} from './progress';
import {interruptible, waitForTask, type Patience} from './tasks';

/** What a push works with. */
export type PushContext = {
  client: PushClient;
  indexName: string;
  content: PushContent;
  progress: Progress;
  patience: Patience;
  signal: AbortSignal;
};

/** The provider recommends batches of 1,000 records up to 10 MB; ours have 600 bytes each. */
const BATCH_SIZE = 1000;

/** Sends a write and waits until it is done. */
export async function write(
  {client, patience, signal}: PushContext,
  indexName: string,
  request: () => Promise<{taskID: number}>,
): Promise<void> {
  const {taskID} = await interruptible(signal, request);
  await waitForTask(client, indexName, taskID, patience, signal);
}

/**
 * Writes settings, synonyms and records.
 * @param exists whether there is an index to take the rules from
 */
export async function fill(
  context: PushContext,
  temporary: string,
  exists: boolean,
): Promise<void> {
  const {client, content, indexName, progress, signal} = context;
  if (exists) {
    // Rules are made in the provider's dashboard, so they are kept. Settings and synonyms come from here.
    await write(context, temporary, () =>
      client.operationIndex({
        indexName,
        operationIndexParams: {operation: 'copy', destination: temporary, scope: ['rules']},
      }),
    );
  }
  progress.step(`Writing settings and ${content.synonyms.length} synonyms to ${temporary}`);
  await write(context, temporary, () =>
    client.setSettings({indexName: temporary, indexSettings: content.settings}),
  );
  await write(context, temporary, () =>
    client.saveSynonyms({
      indexName: temporary,
      synonymHit: content.synonyms,
      replaceExistingSynonyms: true,
    }),
  );
  progress.step(`Writing records to ${temporary}`);
  const {records} = content;
  const taskIDs: number[] = [];
  for (let start = 0; start < records.length; start += BATCH_SIZE) {
    const requests = records
      .slice(start, start + BATCH_SIZE)
      .map((body) => ({action: 'addObject' as const, body: {...body}}));
    const {taskID} = await interruptible(signal, () =>
      client.batch({indexName: temporary, batchWriteParams: {requests}}),
    );
    taskIDs.push(taskID);
    progress.advance(start + requests.length, records.length, 'records sent');
  }
  progress.step('Waiting until the provider has stored them');
  for (const [done, taskID] of taskIDs.entries()) {
    await waitForTask(client, temporary, taskID, context.patience, signal);
    progress.advance(done + 1, taskIDs.length, 'batches stored');
  }
}

/**
 * Compares what arrived with what was sent.
 * @throws PushError that names what is missing
 */
export async function verify(context: PushContext, temporary: string): Promise<void> {
  const {client, content, progress, signal} = context;
  progress.step('Checking what arrived');
  const missing = new Set(content.records.map(({objectID}) => objectID));
  let found = 0;
  let cursor: string | undefined;
  do {
    const page = await interruptible(signal, () =>
      client.browse({
        indexName: temporary,
        browseParams: {
          hitsPerPage: 1000,
          attributesToRetrieve: ['objectID'],
          ...(cursor && {cursor}),
        },
      }),
    );
    page.hits.forEach(({objectID}) => missing.delete(objectID));
    found += page.hits.length;
    cursor = page.cursor;
  } while (cursor);
  if (found !== content.records.length || missing.size > 0) {
    const examples = [...missing].slice(0, 3).join(', ');
    throw new PushError(
      `${content.records.length} records were sent, ${found} arrived` +
        `${examples && ` (missing: ${examples}${missing.size > 3 ? ', …' : ''})`}. Push again.`,
    );
  }
}
