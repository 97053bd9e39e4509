import {spawn} from 'node:child_process';
import {once} from 'node:events';
import path from 'node:path';

const PROGRAM = path.join(import.meta.dirname, 'docusaurus.mjs');
/** Room for young objects: 5 s of 51 s of CPU of a cold build less, which were garbage collection (2026-11-24). */
const SEMI_SPACE = '--max-semi-space-size=64';
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** The options of a process, and further variables of its environment. */
export type DocusaurusRun = Readonly<{args: string[]; env: Record<string, string>}>;

/**
 * Runs `docusaurus build` side by side in processes of their own, and passes on the signals that ask this one to stop.
 * @param onStart called with the id of each process
 * @throws Error when one of them fails, which stops the others, or is stopped
 */
export async function runDocusaurus(
  runs: readonly DocusaurusRun[],
  onStart: (pid: number) => void,
): Promise<void> {
  const builds = runs.map(({args, env}) =>
    spawn(process.execPath, [SEMI_SPACE, PROGRAM, 'build', ...args], {
      stdio: 'inherit',
      env: {...process.env, ...env},
    }),
  );
  let failure: string | undefined;
  const stop = (signal: NodeJS.Signals) => {
    failure ??= `The build was stopped (${signal}).`;
    for (const build of builds) build.kill(signal);
  };
  for (const signal of SIGNALS) process.on(signal, stop);
  try {
    const ends = builds.map(async (build) => {
      const exit = once(build, 'exit') as Promise<[number | null, NodeJS.Signals | null]>;
      if (build.pid !== undefined) onStart(build.pid);
      const [code, signal] = await exit;
      if (signal) stop(signal);
      else if (code !== 0) {
        failure ??= `The build failed (exit code ${code}).`;
        stop('SIGTERM');
      }
    });
    await Promise.all(ends);
    if (failure !== undefined) throw new Error(failure);
  } finally {
    for (const signal of SIGNALS) process.off(signal, stop);
  }
}
