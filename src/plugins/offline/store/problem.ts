/**
 * Why a language cannot be kept.
 * - `unreachable`: no answer, an error of the server, or one that does not come
 * - `foreign`: something else came in place of the site's file, such as the login page of a network
 * - `altered`: one file is not what the build wrote: half a deployment, or a proxy that changes files
 * - `absent`: the server has no file list: a preview, or half a deployment
 * - `full`: the browser gives no more space
 * - `blocked`: the browser stores nothing for this site
 */
export type Problem = 'unreachable' | 'foreign' | 'altered' | 'absent' | 'full' | 'blocked';

/** A problem that the reader is told about. */
export class OfflineError extends Error {
  readonly problem: Problem;
  /** With `altered`: address of the file. */
  readonly file: string | undefined;

  constructor(problem: Problem, options: {cause?: unknown; file?: string} = {}) {
    super(problem, {cause: options.cause});
    this.name = 'OfflineError';
    this.problem = problem;
    this.file = options.file;
  }
}
