import {findProgram} from '../../tools/browser/findChromium';
import type {ServerName} from '../../tools/servers/startServer';

const PROGRAMS = {nginx: 'nginx', caddy: 'caddy', 'start.py': 'python3', serve: 'node'} as const;

/** The servers to test: all whose program is installed. */
export const SERVERS = (Object.keys(PROGRAMS) as ServerName[]).filter((name) =>
  findProgram([PROGRAMS[name]]),
);
