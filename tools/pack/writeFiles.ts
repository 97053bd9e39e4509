import {cpSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {precompress} from '../serve/precompress';
import {baseUrlOf} from '../servers/baseUrlOf';
import {writeServerFiles} from '../servers/writeServerFiles';

/** Of deploy/pack. */
const FILES = ['start.py', 'start.sh', 'start.cmd', 'README.html', 'README.zh.html'];

/**
 * Writes the contents of a pack into an empty folder: the site with compressed files, the configurations of servers, the start
 * scripts and the instructions.
 * @param version what the instructions call it
 * @throws Error when there is no built site
 */
export async function writeFiles(buildDir: string, folder: string, version: string): Promise<void> {
  const deploy = path.resolve(__dirname, '../../deploy');
  const baseUrl = baseUrlOf(buildDir);
  // For hosts that read it; here the includes have the headers.
  const isServed = (file: string) => path.basename(file) !== '_headers';
  cpSync(buildDir, path.join(folder, 'site'), {recursive: true, filter: isServed});
  await precompress(path.join(folder, 'site'));
  writeServerFiles(buildDir, path.join(folder, 'servers'));
  for (const file of ['nginx.conf', 'Caddyfile']) {
    cpSync(path.join(deploy, file), path.join(folder, 'servers', file));
  }
  for (const file of FILES) {
    const text = readFileSync(path.join(deploy, 'pack', file), 'utf8')
      .replaceAll('{{version}}', version)
      .replaceAll('{{base}}', baseUrl);
    // cmd.exe misreads labels and blocks with other line ends.
    const lines = file.endsWith('.cmd') ? text.replaceAll('\n', '\r\n') : text;
    writeFileSync(path.join(folder, file), lines);
  }
}
