/** A mistake in a YAML file, with its place and how to correct it. */
export type Problem = {
  readonly file: string;
  readonly line: number;
  readonly message: string;
  readonly fix: string;
};

/** Stops the build with all problems, one per line. */
export class DataError extends Error {
  override get name() {
    return 'DataError';
  }
  constructor(problems: readonly Problem[]) {
    const shown = problems.map(
      ({file, line, message, fix}) => `  ${file}:${line}  ${message}. Fix: ${fix}`,
    );
    super(`The product model in data/ has ${problems.length} mistake(s):\n${shown.join('\n')}`);
    // Docusaurus prints the stack after the message. It would not help a writer.
    this.stack = '';
  }
}
