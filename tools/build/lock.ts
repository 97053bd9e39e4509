import {readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** A lock that this process holds. */
export type Lock = {
  /** Also held by this process, which may outlive the one that started it. */
  share(pid: number): void;
  release(): void;
};

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function runningHolder(file: string): number | undefined {
  const pids = readFileSync(file, 'utf8').split('\n').filter(Boolean).map(Number);
  return pids.find((pid) => Number.isInteger(pid) && isRunning(pid));
}

/**
 * Takes a lock: a file with the ids of the processes that hold it, one a line. A lock whose processes have ended is taken over.
 * @throws Error that names the process that holds it
 */
export function takeLock(file: string): Lock {
  const create = () => writeFileSync(file, `${process.pid}\n`, {flag: 'wx'});
  try {
    create();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    const pid = runningHolder(file);
    if (pid !== undefined) {
      throw new Error(
        `Another build is running (process ${pid}, says ${path.basename(file)}). ` +
          'Wait for it, or stop it. If that process is no build, delete the file.',
        {cause: error},
      );
    }
    rmSync(file);
    create();
  }
  return {
    share: (pid) => writeFileSync(file, `${pid}\n`, {flag: 'a'}),
    release: () => rmSync(file, {force: true}),
  };
}
