import {setTimeout as wait} from 'node:timers/promises';

/** Whether an address answers. `unsure`: it refuses programs, or has no time; a person has to look. */
export type Answer = {readonly state: 'ok' | 'gone' | 'unsure'; readonly reason: string};

/** How long to wait, in milliseconds. */
export type Patience = {readonly timeout: number; readonly pause: number; readonly tries: number};

const PATIENCE: Patience = {timeout: 15_000, pause: 3_000, tries: 3};

/** Not found, and gone for good. */
const GONE = [404, 410];

async function ask(url: string, method: 'HEAD' | 'GET', timeout: number): Promise<Response> {
  const response = await fetch(url, {
    method,
    signal: AbortSignal.timeout(timeout),
    headers: {'User-Agent': 'obis-docs link check'},
  });
  await response.body?.cancel();
  return response;
}

/** The code of a network error, such as ENOTFOUND. */
function codeOf(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  if (cause instanceof Error)
    return 'code' in cause && typeof cause.code === 'string' ? cause.code : cause.name;
  return String(cause);
}

/** Asks for an address, a few times if it does not answer. */
export async function checkLink(url: string, patience: Patience = PATIENCE): Promise<Answer> {
  let answer: Answer = {state: 'unsure', reason: 'not asked'};
  for (let attempt = 1; attempt <= patience.tries; attempt += 1) {
    if (attempt > 1) await wait(patience.pause * (attempt - 1));
    try {
      const head = await ask(url, 'HEAD', patience.timeout);
      // Many servers know no HEAD, or answer it wrongly.
      const {ok, status} = head.ok ? head : await ask(url, 'GET', patience.timeout);
      if (ok) return {state: 'ok', reason: String(status)};
      if (GONE.includes(status)) return {state: 'gone', reason: String(status)};
      answer = {state: 'unsure', reason: String(status)};
      // The server has decided; only overload and mistakes of its own pass.
      if (status < 500 && status !== 429) return answer;
    } catch (error) {
      const reason = codeOf(error);
      answer = {state: reason === 'ENOTFOUND' ? 'gone' : 'unsure', reason};
    }
  }
  return answer;
}
