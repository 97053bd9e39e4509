import {setTimeout as sleep} from 'node:timers/promises';
import type {PushClient} from './client';
import {InterruptedError, PushError} from './errors';

/** How long to wait for the provider. */
export type Patience = {
  /** After so many milliseconds without an end a task counts as lost. */
  taskTimeoutMs: number;
  /** The longest pause between two questions. */
  maxPauseMs: number;
};

/** A task of some thousand records takes seconds; on a busy cluster a minute. */
export const PATIENCE: Patience = {taskTimeoutMs: 5 * 60_000, maxPauseMs: 1000};

/** A task that the provider accepted and has not finished in time. */
export class TaskTimeoutError extends PushError {
  constructor(taskID: number, seconds: number) {
    super(
      `The provider accepted task ${taskID} and did not finish it within ${seconds} seconds. ` +
        "Look at the provider's status page, then push again.",
    );
  }
}

/**
 * Runs a request so that an interruption is noticed at once instead of after the client's timeouts.
 * @throws InterruptedError when the signal comes first
 */
export async function interruptible<T>(signal: AbortSignal, request: () => Promise<T>): Promise<T> {
  if (signal.aborted) {
    throw new InterruptedError();
  }
  let onAbort = () => {};
  const underWay = request();
  const interruption = new Promise<never>((_, reject) => {
    onAbort = () => reject(new InterruptedError(underWay));
    signal.addEventListener('abort', onAbort, {once: true});
  });
  try {
    return await Promise.race([underWay, interruption]);
  } finally {
    signal.removeEventListener('abort', onAbort);
  }
}

/**
 * Waits until the provider has done what it accepted.
 * @throws TaskTimeoutError, InterruptedError, or what the client throws
 */
export async function waitForTask(
  client: PushClient,
  indexName: string,
  taskID: number,
  {taskTimeoutMs, maxPauseMs}: Patience,
  signal: AbortSignal,
): Promise<void> {
  const deadline = Date.now() + taskTimeoutMs;
  for (let pause = Math.min(50, maxPauseMs); ; pause = Math.min(pause * 2, maxPauseMs)) {
    const {status} = await interruptible(signal, () => client.getTask({indexName, taskID}));
    if (status === 'published') {
      return;
    }
    if (Date.now() + pause > deadline) {
      throw new TaskTimeoutError(taskID, Math.round(taskTimeoutMs / 1000));
    }
    await interruptible(signal, () => sleep(pause));
  }
}
