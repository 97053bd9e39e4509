import fs from 'node:fs';
import process from 'node:process';

/**
 * Returns what `--help` prints for a command: the comment at the head of its file.
 * @returns undefined for a file without one
 */
export function helpOf(text: string): string | undefined {
  const [, comment] = /^\/\*\*(.*?)\*\//s.exec(text) ?? [];
  return comment?.replace(/^\s*\* ?/gm, '').trim();
}

// Here, since some commands read their options before they call runMain.
const [, program = ''] = process.argv;
if (process.argv.includes('--help') && fs.existsSync(program)) {
  const help = helpOf(fs.readFileSync(program, 'utf8'));
  if (help !== undefined) {
    console.log(help);
    process.exit(0);
  }
}

/**
 * Runs a command: what it returns is the exit code (0 for none). An error is shown by its message alone, since the commands throw
 * what the reader can mend; the exit code is 1 then.
 */
export async function runMain(main: () => unknown): Promise<void> {
  // `npm run facts | head` closes the pipe.
  process.stdout.on('error', () => process.exit());
  try {
    const code = await main();
    if (typeof code === 'number') process.exitCode = code;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
