type Frame = {host?: {url?: string}; response?: {isTimedOut?: boolean; content?: string}};
type ClientError = {name?: string; message: string; status?: number; stackTrace?: Frame[]};

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

function fixOf(status: number, message: string): string {
  if (/quota|capacity/i.test(message)) {
    return 'The plan is used up; while an index is replaced, it needs room twice. Delete records or change the plan.';
  }
  if (status === 429) return 'Too much was sent at once. Wait some minutes, then push again.';
  if (status === 401 || status === 403) {
    return (
      'Check that SEARCH_APP_ID and SEARCH_ADMIN_KEY belong to the same application, and that the key has the rights ' +
      'addObject, browse, deleteIndex, editSettings and settings for this index and names that begin with it.'
    );
  }
  if (status === 404) return 'The index was deleted or renamed while the push ran. Push again.';
  return 'This is a defect of the push, or the provider has changed. Report it with this text.';
}

/**
 * Explains an error and how to fix it. Never includes a key.
 * @param error anything that the provider's client throws
 */
export function explain(error: unknown): string {
  const thrown: ClientError = error instanceof Error ? error : {message: String(error)};
  const {name, message, status, stackTrace} = thrown;
  if (name === 'RetryError') return explainNetwork(stackTrace ?? []);
  if (name === 'DeserializationError') {
    return `The answer was no JSON (${message}). Something between here and the provider answers: check the proxy.`;
  }
  if (message.startsWith('Stopped waiting for the task')) {
    return `The provider has not finished what it accepted. Look at its status page, then push again. (${message})`;
  }
  if (status === undefined) return message;
  return `The provider refused with status ${status}: "${message}". ${fixOf(status, message)}`;
}
