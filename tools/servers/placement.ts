import {readFileSync} from 'node:fs';
import path from 'node:path';

/** Where a server finds the site, and where it listens. */
export type Placement = {
  /** Folder that holds the site's index.html. */
  readonly root: string;
  /** Address to bind to; undefined for all of the machine's. */
  readonly host: string | undefined;
  readonly port: string;
};

/**
 * Reads the place of a site from options.
 * @param listen `8080` or `127.0.0.1:8080`
 * @throws Error naming the option, its value and a valid example
 */
export function parsePlacement(root: string, listen: string): Placement {
  if (!/^[^"`$\\{}\n;]+$/.test(root)) {
    throw new Error(
      `--root ${root} has a character that configurations read as their own. ` +
        'Valid example: --root /srv/obis, on Windows --root C:/obis',
    );
  }
  const [, host, port] = /^(?:([\w.-]+|\[[\da-f:]+\]):)?(\d{1,5})$/i.exec(listen) ?? [];
  if (!port || Number(port) > 65535) {
    throw new Error(
      `--listen ${listen} is no port. Valid example: --listen 8080, --listen 127.0.0.1:8080`,
    );
  }
  return {root, host, port};
}

/** Reads a template of the folder deploy/. */
export const readTemplate = (file: string): string =>
  readFileSync(path.resolve(__dirname, '../..', file), 'utf8');
