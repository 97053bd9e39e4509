import type {ServerName} from '../../tools/servers/startServer';

const missing = (process.env.OBIS_MISSING_SERVERS ?? '').split(',');

const ALL: readonly ServerName[] = ['nginx', 'caddy', 'start.py', 'serve'];

/** The servers to test: all but those that tools/test-servers.ts could not install, and names. */
export const SERVERS = ALL.filter((name) => !missing.includes(name));
