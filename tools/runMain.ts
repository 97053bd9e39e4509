/**
 * Runs a command: what it returns is the exit code (0 for none). An error is shown by its message alone, since the commands throw
 * what the reader can mend; the exit code is 1 then.
 */
export async function runMain(main: () => unknown): Promise<void> {
  try {
    const code = await main();
    if (typeof code === 'number') process.exitCode = code;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
