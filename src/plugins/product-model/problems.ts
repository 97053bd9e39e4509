/** One mistake in data/, told so that a writer can put it right: where, what, how. */
export type Problem = {
  readonly file: string;
  readonly line: number;
  readonly message: string;
  readonly fix: string;
};

/** Stops the build with every mistake that was found, one a line. */
export class DataError extends Error {
  readonly problems: readonly Problem[];
  constructor(problems: readonly Problem[]) {
    const shown = problems.map(
      ({file, line, message, fix}) => `  ${file}:${line}  ${message}. Fix: ${fix}`,
    );
    super(`The product model in data/ has ${problems.length} mistake(s):\n${shown.join('\n')}`);
    this.name = 'DataError';
    this.problems = problems;
    // Node prints enumerable properties of an error: the message already lists every problem.
    Object.defineProperty(this, 'problems', {enumerable: false});
  }
}
