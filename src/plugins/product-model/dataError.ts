import type {Problem} from '../../lib/problems';

/** Create an error that lists all problems of data/, one per line. */
export function dataError(problems: readonly Problem[]): Error {
  const shown = problems.map(
    ({file, line, message, fix}) => `  ${file}:${line}  ${message}. Fix: ${fix}`,
  );
  const error = new Error(
    `The product model in data/ has ${problems.length} mistake(s):\n${shown.join('\n')}`,
  );
  // Docusaurus prints the stack after the message. It would not help a writer.
  error.stack = '';
  return error;
}
