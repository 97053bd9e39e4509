import type {PushClient} from './client';
import type {PushContent} from './content';
import {explain, PushError} from './errors';
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

/** What failed tells what readers find now. */
type Stage = 'reading' | 'filling' | 'moving';

/**
 * Replaces an index at once: fills a temporary one, checks it, and moves it into place. A failure on the way leaves the
 * old index as it was and deletes the temporary one.
 * @throws PushError that says what failed, what to do, and what readers find now
 */
export async function replaceIndex(context: PushContext): Promise<void> {
  const {indexName, progress} = context;
  const temporary = `${indexName}_tmp_${Date.now().toString(36)}`;
  let stage: Stage = 'reading';
  try {
    progress.step(`Asking for the index ${indexName}`);
    const exists = await indexExists(context);
    stage = 'filling';
    await fill(context, temporary, exists);
    await verify(context, temporary);
    stage = 'moving';
    progress.step(`Putting it in the place of ${indexName}`);
    await write(context, temporary, () =>
      context.client.operationIndex({
        indexName: temporary,
        operationIndexParams: {operation: 'move', destination: indexName},
      }),
    );
    progress.end();
  } catch (error) {
    progress.end();
    const lines = [explain(error), outcome(stage, indexName)];
    if (stage !== 'reading') {
      lines.push(await cleanUp(context.client, temporary));
    }
    throw new PushError(lines.join('\n'), {cause: error});
  }
}

async function indexExists({client, indexName, signal}: PushContext): Promise<boolean> {
  try {
    await interruptible(signal, () => client.getSettings({indexName}));
    return true;
  } catch (error) {
    if ((error as {status?: number}).status === 404) {
      return false;
    }
    throw error;
  }
}

/** Sends a write and waits until it is done. */
async function write(
  {client, patience, signal}: PushContext,
  indexName: string,
  request: () => Promise<{taskID: number}>,
): Promise<void> {
  const {taskID} = await interruptible(signal, request);
  await waitForTask(client, indexName, taskID, patience, signal);
}

async function fill(context: PushContext, temporary: string, exists: boolean): Promise<void> {
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
  for (const taskID of taskIDs) {
    await waitForTask(client, temporary, taskID, context.patience, signal);
  }
}

/** Compares what arrived with what was sent. */
async function verify(context: PushContext, temporary: string): Promise<void> {
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

function outcome(stage: Stage, indexName: string): string {
  return stage === 'moving'
    ? `Readers find either the old or the new records of ${indexName}, never a mix of them: the last step was not confirmed.`
    : `The index ${indexName} is as it was.`;
}

/** Deletes the temporary index, which also takes away its share of the plan. */
async function cleanUp(client: PushClient, temporary: string): Promise<string> {
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
