import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** Netlify and Cloudflare Pages read the file with this name and send what it says. */
const FILE = '_headers';

/** The headers except for the policy. */
const HEADERS = {
  // The login page of a proxy does not run as a script.
  'X-Content-Type-Options': 'nosniff',
  // Other sites do not learn which page a reader came from.
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  // A page that opened the manual cannot control its window.
  'Cross-Origin-Opener-Policy': 'same-origin',
};

/**
 * Write the security headers of a site into its build.
 * @param policy the policy of all pages. `frame-ancestors` is added here, because a page itself cannot say it. To show the manual
 * in a frame, change it.
 */
export function writeHeaders(buildDir: string, policy: string): void {
  const headers = {'Content-Security-Policy': `${policy}; frame-ancestors 'none'`, ...HEADERS};
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
  writeFileSync(path.join(buildDir, FILE), `/*\n${lines.join('')}`);
}

/**
 * Read the security headers of a built site by name. A server sends them with every answer.
 * @throws Error when the build has none
 */
export function securityHeaders(buildDir: string): Record<string, string> {
  if (!existsSync(path.join(buildDir, FILE))) {
    throw new Error(`${path.join(buildDir, FILE)} is missing: run "npm run build" first.`);
  }
  const text = readFileSync(path.join(buildDir, FILE), 'utf8');
  const lines = text.matchAll(/^ {2}([\w-]+): (.+)$/gm);
  return Object.fromEntries([...lines].map(([, name = '', value = '']) => [name, value]));
}
