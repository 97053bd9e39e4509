import {apt, ensureProgram, findProgram} from '../browser/findProgram';
import type {ServerName} from './startServer';

/** By server: its program, and Debian's packages of it. */
const PROGRAMS = {
  nginx: ['nginx', 'nginx libnginx-mod-http-brotli-static'],
  caddy: ['caddy', 'caddy'],
  'start.py': ['python3', 'python3'],
} as const satisfies Partial<Record<ServerName, readonly [string, string]>>;

/**
 * Finds the programs of the servers, or installs them.
 * @returns the servers whose program could not be installed
 */
export function ensureServers(): ServerName[] {
  return (Object.keys(PROGRAMS) as (keyof typeof PROGRAMS)[]).filter((server) => {
    const [program, packages] = PROGRAMS[server];
    const install = `${apt} update && ${apt} install -y ${packages}`;
    return !ensureProgram(server, () => findProgram([program]), [install]);
  });
}
