import {spawn} from 'node:child_process';
import {once} from 'node:events';
import path from 'node:path';

const PROGRAM = path.join(import.meta.dirname, 'docusaurus.mjs');
/** Room for young objects: 5 s of 51 s of CPU of a cold build less, which were garbage collection (2026-11-24). */
const SEMI_SPACE = '--max-semi-space-size=64';
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Runs `docusaurus build` in a process of its own, and passes on the signals that ask this one to stop.
 * @param args its options
 * @param onStart called with the id of the process
 * @throws Error when the build fails or is stopped
 */
export async function runDocusaurus(
  args: readonly string[],
  onStart: (pid: number) => void,
): Promise<void> {
  const build = spawn(process.execPath, [SEMI_SPACE, PROGRAM, 'build', ...args], {
    stdio: 'inherit',
  });
  let stoppedBy: string | undefined;
  const stop = (signal: NodeJS.Signals) => {
    stoppedBy = signal;
    build.kill(signal);
  };
  for (const signal of SIGNALS) process.on(signal, stop);
  try {
    const exit = once(build, 'exit') as Promise<[number | null, NodeJS.Signals | null]>;
    if (build.pid !== undefined) onStart(build.pid);
    const [code, signal] = await exit;
    const reason = stoppedBy ?? signal;
    if (reason) throw new Error(`The build was stopped (${reason}).`);
    if (code !== 0) throw new Error(`The build failed (exit code ${code}).`);
  } finally {
    for (const signal of SIGNALS) process.off(signal, stop);
  }
}
