import {cpSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {MIME_TYPES} from '../server-config/mimeTypes';
import {readBaseUrl} from '../server-config/readBaseUrl';
import {HIDDEN} from '../server-config/servingRules';

/**
 * Write the contents of the offline archive into an empty folder: the site, the configuration of nginx, the
 * start scripts and the instructions.
 * @param version version of the archive that the instructions show
 * @throws Error if there is no build
 */
export function writeArchiveContents(buildDir: string, folder: string, version: string): void {
  const deploy = path.resolve(__dirname, '../../deploy');
  const baseUrl = readBaseUrl(buildDir);
  cpSync(buildDir, path.join(folder, 'site'), {recursive: true});
  cpSync(`${buildDir}.server`, path.join(folder, 'servers'), {recursive: true});
  cpSync(path.join(deploy, 'nginx.conf'), path.join(folder, 'servers/nginx.conf'));
  for (const file of readdirSync(path.join(deploy, 'archive'))) {
    const text = readFileSync(path.join(deploy, 'archive', file), 'utf8')
      .replaceAll('{{version}}', version)
      .replaceAll('{{base}}', baseUrl)
      .replaceAll('{{hidden}}', HIDDEN)
      .replaceAll('{{types}}', JSON.stringify(MIME_TYPES));
    // With \n alone, cmd.exe misreads labels and blocks.
    const lines = file.endsWith('.cmd') ? text.replaceAll('\n', '\r\n') : text;
    writeFileSync(path.join(folder, file), lines);
  }
}
