import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';

/**
 * Return the text that `--help` prints for a command. It is the comment at the head of the file of the command.
 * @returns undefined if the file has no such comment
 */
export function helpOf(text: string): string | undefined {
  const [, comment] = /^\/\*\*(.*?)\*\//s.exec(text) ?? [];
  return comment?.replace(/^\s*\* ?/gm, '').trim();
}

// Handled on import, because some commands read their options before they call runMain.
const [, program = ''] = process.argv;
if (process.argv.includes('--help') && fs.existsSync(program)) {
  const help = helpOf(fs.readFileSync(program, 'utf8'));
  // Without a text, end too: nobody who asks for help wants the command to run.
  if (help === undefined)
    console.error(
      `${path.relative(process.cwd(), program)} has no help. Fix: begin the file with a comment /** … */ that names its options.`,
    );
  else console.log(help);
  process.exit(help === undefined ? 1 : 0);
}

/** Return the message to print for an error. For a syntax error in a TypeScript file, it says where the error is and how to correct it. */
function messageOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  const [, file, line, what] = /^(.*):(\d+):\d+: ERROR: (.*)$/m.exec(message) ?? [];
  if (!file) return message;
  const fix =
    'look there and in the line above for a comma, bracket or quotation mark that is missing or full-width; put a text with an apostrophe in "…"';
  return `${path.relative(process.cwd(), file)}:${line} syntax: ${what}. Fix: ${fix}.`;
}

/**
 * Run a command, and use the number that it returns as the exit code. If it throws, print the message without a stack, because the user
 * can fix these errors, and exit with code 1.
 */
export async function runMain(main: () => unknown): Promise<void> {
  // End quietly if the pipe is closed, as in `npm run facts | head`.
  process.stdout.on('error', () => process.exit());
  try {
    const code = await main();
    if (typeof code === 'number') process.exitCode = code;
  } catch (error) {
    console.error(messageOf(error));
    process.exitCode = 1;
  }
}
