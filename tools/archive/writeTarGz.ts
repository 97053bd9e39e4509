import {execFileSync} from 'node:child_process';
import path from 'node:path';

/**
 * Write a folder into a .tar.gz archive with GNU tar. The archive of the same files is always the same, because it records neither the
 * time, the place nor the user of its creation.
 * @param modified modification time that all files get
 * @throws Error if GNU tar is missing or fails
 */
export function writeTarGz(folder: string, archive: string, modified: Date): void {
  const owner = ['--owner=0', '--group=0', '--numeric-owner', '--mode=u=rwX,go=rX'];
  const order = ['--sort=name', `--mtime=${modified.toISOString()}`];
  const compressed = ['--use-compress-program=gzip -n', '-cf', archive];
  const from = ['-C', path.dirname(folder), path.basename(folder)];
  const args = [...owner, ...order, ...compressed, ...from];
  execFileSync('tar', args, {stdio: 'inherit'});
}
