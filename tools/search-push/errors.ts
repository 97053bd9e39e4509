/** A push that failed for a reason of its own, with a text that says what to do. */
export class PushError extends Error {}

/** Somebody stopped the push. */
export class InterruptedError extends PushError {
  /** The request that was under way; it may still do something. */
  readonly underWay: Promise<unknown>;

  constructor(underWay: Promise<unknown> = Promise.resolve()) {
    super('The push was interrupted.');
    this.underWay = underWay;
  }
}

type Frame = {host?: {url?: string}; response?: {isTimedOut?: boolean; content?: string}};
type ClientError = {name?: string; message: string; status?: number; stackTrace?: Frame[]};

const RIGHTS = 'addObject, browse, deleteIndex, editSettings and settings';

/**
 * What went wrong in words, and what to do about it. Never holds a key: only texts of the provider and of the network.
 * @param error anything that the provider's client throws
 */
export function explain(error: unknown): string {
  const {name, message, status, stackTrace} = (
    error instanceof Error ? error : {message: String(error)}
  ) as ClientError;
  if (name === 'RetryError') {
    return explainNetwork(stackTrace ?? []);
  }
  if (name === 'DeserializationError') {
    return (
      `The answer was no JSON (${message}). Something between here and the provider answers in its place: ` +
      'check the proxy and the network, then push again.'
    );
  }
  if (status === undefined) {
    return message;
  }
  const said = `The provider refused with status ${status}: "${message}".`;
  if (/quota|capacity/i.test(message)) {
    return (
      `${said} The plan of this application is used up. While it is replaced, an index needs room for its records ` +
      'twice. Delete records or change the plan, then push again.'
    );
  }
  if (status === 429) {
    return `${said} Too much was sent at once. Wait some minutes, then push again.`;
  }
  if (status === 403 || status === 401) {
    return (
      `${said} Check that SEARCH_APP_ID and SEARCH_ADMIN_KEY belong to the same application, and that the key ` +
      `has the rights ${RIGHTS} for this index and for names that begin with it.`
    );
  }
  if (status === 404) {
    return `${said} The index was deleted or renamed while the push ran. Push again.`;
  }
  return `${said} This is a defect of the push, or the provider has changed. Report it with this text.`;
}

function explainNetwork(frames: readonly Frame[]): string {
  const tried = frames.map(({host, response}) => {
    const reason = response?.isTimedOut ? 'no answer in time' : response?.content?.trim();
    return `${host?.url ?? 'a host'} (${reason?.slice(0, 120) || 'no answer'})`;
  });
  return (
    `The provider cannot be reached. Tried: ${[...new Set(tried)].join(', ') || 'all of its hosts'}. ` +
    'Check the network and the proxy, and that SEARCH_APP_ID is right: it is part of the host names. Then push again.'
  );
}
