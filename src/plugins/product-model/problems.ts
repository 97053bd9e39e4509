/** A validation problem in data/, with location, message and fix. */
export type Problem = {
  readonly file: string;
  readonly line: number;
  readonly message: string;
  readonly fix: string;
};

/** Fails the build with all problems, one per line. */
export class DataError extends Error {
  override get name() {
    return 'DataError';
  }
  constructor(problems: readonly Problem[], soFar = '') {
    const shown = problems.map(
      ({file, line, message, fix}) => `  ${file}:${line}  ${message}. Fix: ${fix}`,
    );
    super(
      `The product model in data/ has ${problems.length} mistake(s)${soFar}:\n${shown.join('\n')}`,
    );
    // Where the code noticed it says nothing to a writer; Docusaurus would print it after the message.
    this.stack = '';
  }
}
