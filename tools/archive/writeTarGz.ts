import {execFileSync} from 'node:child_process';
import path from 'node:path';

/**
 * Archive a folder with GNU tar. Nothing in the archive depends on when, where and by whom it was made.
 * @param modified time of all files
 * @throws Error when it is missing or fails
 */
export function writeTarGz(folder: string, archive: string, modified: Date): void {
  const owner = ['--owner=0', '--group=0', '--numeric-owner', '--mode=u=rwX,go=rX'];
  const order = ['--sort=name', `--mtime=${modified.toISOString()}`];
  const compressed = ['--use-compress-program=gzip -n', '-cf', archive];
  const from = ['-C', path.dirname(folder), path.basename(folder)];
  const args = [...owner, ...order, ...compressed, ...from];
  execFileSync('tar', args, {stdio: 'inherit'});
}
