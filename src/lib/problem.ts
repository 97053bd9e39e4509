/** A mistake in a YAML file, with its line and how to correct it. */
export type Problem = {
  readonly file: string;
  readonly line: number;
  readonly message: string;
  readonly fix: string;
};
