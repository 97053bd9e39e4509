import {spawnSync} from 'node:child_process';

/**
 * Runs OpenSSL.
 * @returns what it wrote to standard output
 * @throws Error with what it wrote to standard error, or that it is not there
 */
export function openssl(cwd: string, args: readonly string[], input?: Buffer): Buffer {
  const {status, stdout, stderr, error} = spawnSync('openssl', args, {cwd, input});
  if (error) {
    throw new Error(`OpenSSL cannot be run (${error.message}). Fix: install OpenSSL 3.`);
  }
  if (status !== 0) throw new Error(`openssl ${args.join(' ')} failed:\n${stderr.toString()}`);
  return stdout;
}
