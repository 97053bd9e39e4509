let lastReport = '';

/**
 * Log to the console why a search failed, with the message and the status of the provider. The same message is not logged twice in a row,
 * because each key press starts a search.
 */
export function reportFailure(error: unknown): void {
  if (error instanceof Error) {
    const status = 'status' in error ? ` (${String(error.status)})` : '';
    const report = `Search failed: ${error.message}${status}`;
    if (report !== lastReport) console.warn(report);
    lastReport = report;
  }
}
