import type {ServerName} from './startServer';

/** The servers that can be tested here; tools/test-servers.ts installs what is missing, and names what stays so. */
export const SERVERS: readonly ServerName[] = ['nginx', 'caddy', 'start.py', 'serve'];
