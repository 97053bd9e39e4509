import type {Search} from '../shared/searchApi';

/**
 * Return a search that logs to the console why it failed, with the message and the status of the provider. The same message is not logged
 * twice in a row, because each key press starts a search. After an answer, it is logged again.
 */
export function reportFailures(search: Search): Search {
  let lastReport = '';
  return async (query) => {
    try {
      const response = await search(query);
      lastReport = '';
      return response;
    } catch (error) {
      const {message, status} = error as Error & {status?: number};
      const report = `Search failed: ${message}${status === undefined ? '' : ` (${status})`}`;
      if (report !== lastReport) console.warn(report);
      lastReport = report;
      throw error;
    }
  };
}
