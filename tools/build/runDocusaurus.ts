import {spawn} from 'node:child_process';
import {once} from 'node:events';
import path from 'node:path';
import {text} from 'node:stream/consumers';
import {fileURLToPath} from 'node:url';

const PROGRAM = path.join(path.dirname(fileURLToPath(import.meta.url)), 'docusaurus.mjs');
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** A build parses and renders page after page: room for young objects takes a tenth off its CPU time (17 MB a space by default). */
const NODE_OPTIONS = ['--max-semi-space-size=64'];

export type RunOptions = {
  /** Called with the id of the process. */
  readonly onStart: (pid: number) => void;
  /** Environment variables beside those of this process. */
  readonly env?: Readonly<Record<string, string>>;
  /** Shows the output in one piece at the end, for a build that runs beside another. */
  readonly quiet?: boolean;
  /** Stops the build. */
  readonly signal?: AbortSignal;
};

/**
 * Runs `docusaurus build` in a process of its own, and passes on the signals that ask this one to stop.
 * @param args its options
 * @throws Error when the build fails or is stopped
 */
export async function runDocusaurus(
  args: readonly string[],
  {onStart, env, quiet = false, signal}: RunOptions,
): Promise<void> {
  const build = spawn(process.execPath, [...NODE_OPTIONS, PROGRAM, 'build', ...args], {
    stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    env: {...process.env, ...env},
  });
  const output = [build.stdout, build.stderr].map((stream) => (stream ? text(stream) : ''));
  let stoppedBy: string | undefined;
  const stop = (name: NodeJS.Signals) => {
    stoppedBy = name;
    build.kill(name);
  };
  const abort = () => stop('SIGTERM');
  for (const name of SIGNALS) process.on(name, stop);
  signal?.addEventListener('abort', abort);
  try {
    const exit = once(build, 'exit') as Promise<[number | null, NodeJS.Signals | null]>;
    if (build.pid !== undefined) onStart(build.pid);
    const [code, ended] = await exit;
    for (const part of output) process.stdout.write(await part);
    const reason = stoppedBy ?? ended;
    if (reason) throw new Error(`The build was stopped (${reason}).`);
    if (code !== 0) throw new Error(`The build failed (exit code ${code}).`);
  } finally {
    signal?.removeEventListener('abort', abort);
    for (const name of SIGNALS) process.off(name, stop);
  }
}
