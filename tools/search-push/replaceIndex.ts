import {setTimeout as sleep} from 'node:timers/promises';
import type {PushClient} from './client';
import {explain, InterruptedError, PushError} from './errors';
import {fill, verify, write, type PushContext} from './fillIndex';
import {interruptible} from './tasks';

/** How long an interrupted push waits for the request that is under way. */
const SETTLE_MS = 3000;

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
    if (error instanceof InterruptedError) {
      // A batch that arrives after the temporary index was deleted would create it again.
      await Promise.race([
        error.underWay.catch(() => {}),
        sleep(SETTLE_MS, undefined, {ref: false}),
      ]);
    }
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
