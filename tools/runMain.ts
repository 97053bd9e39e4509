import fs from 'node:fs';
import path from 'node:path';
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

/** The message of an error; of a TypeScript file that cannot be read, as a finding. */
export function messageOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  const [, file, line, what] = /^(.*):(\d+):\d+: ERROR: (.*)$/m.exec(message) ?? [];
  if (!file) return message;
  const fix =
    'look there and in the line above for a comma, bracket or quotation mark that is missing or full-width; put a text with an apostrophe in "…"';
  return `${path.relative(process.cwd(), file)}:${line} syntax: ${what}. Fix: ${fix}.`;
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
    console.error(messageOf(error));
    process.exitCode = 1;
  }
}
