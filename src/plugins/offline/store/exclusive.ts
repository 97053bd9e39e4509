import type {Progress} from './keepLanguage';
import type {Store} from './store';

/** What tabs and the worker tell each other. */
export type Message =
  | {type: 'progress'; language: string; progress: Progress}
  /** The state is another one. */
  | {type: 'changed'}
  /** Whoever works on the language, or waits to, gives up. */
  | {type: 'stop'; language: string};

/** Sends a message to every other listener, those of the same page included. */
export function tell(store: Store, message: Message): void {
  const channel = new BroadcastChannel(store.name);
  channel.postMessage(message);
  channel.close();
}

/** @returns stops listening */
export function listen(store: Store, onMessage: (message: Message) => void): () => void {
  const channel = new BroadcastChannel(store.name);
  channel.onmessage = ({data}: MessageEvent<Message>) => onMessage(data);
  return () => channel.close();
}

/**
 * Runs one piece of work on the store at a time, in all tabs and the worker. The browser frees the lock when a tab is closed.
 * @param ifFree does nothing when somebody else is at work, instead of waiting
 * @param run gets a signal that a `stop` message for the language aborts
 */
export async function exclusively(
  store: Store,
  language: string,
  ifFree: boolean,
  run: (signal: AbortSignal) => Promise<void>,
): Promise<void> {
  const abort = new AbortController();
  const unlisten = listen(store, (message) => {
    if (message.type === 'stop' && message.language === language) abort.abort();
  });
  try {
    // `signal` ends the wait for the lock; the two options exclude each other.
    const options = ifFree ? {ifAvailable: true} : {signal: abort.signal};
    await navigator.locks.request(store.name, options, async (lock) => {
      if (lock) await run(abort.signal);
    });
  } finally {
    unlisten();
    tell(store, {type: 'changed'});
  }
}
