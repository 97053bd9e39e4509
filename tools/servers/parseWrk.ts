/** What wrk measured. Errors are answers with another status than the expected one, and failures of the network. */
export type Load = {readonly perSecond: number; readonly requests: number; readonly errors: number};

/**
 * Reads the output of wrk.
 * @param status that every answer must have; wrk only counts those that are no success
 * @throws Error with the output when it is not that of a finished run
 */
export function parseWrk(output: string, status: number): Load {
  const find = (pattern: RegExp) => Number(pattern.exec(output)?.[1] ?? 0);
  const requests = find(/(\d+) requests in/);
  if (requests === 0) throw new Error(`wrk measured nothing:\n${output}`);
  const refused = find(/Non-2xx or 3xx responses: (\d+)/);
  const failures = /Socket errors: (.*)/.exec(output)?.[1]?.match(/\d+/g) ?? [];
  const socketErrors = failures.reduce((sum, count) => sum + Number(count), 0);
  return {
    perSecond: Math.round(find(/Requests\/sec:\s*(\d+)/)),
    requests,
    errors: socketErrors + (status < 400 ? refused : requests - refused),
  };
}
