import {
  createServer,
  request,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import {text} from 'node:stream/consumers';
import {listYoungerApis, removalScript} from './youngerApis';

/** What is different for the reader: nothing, the APIs of old browsers, or what a company has forbidden. */
export type Condition = 'usual' | 'oldest' | 'storage blocked' | 'scripts blocked';

/** The site with a condition, on loopback. */
export type AlteredSite = {
  server: Server;
  /** Errors, console messages and violations of the policy that pages have reported. */
  problems: string[];
};

const SCRIPT = '__smoke.js';
const REPORTS = '__smoke-reports';

/** Runs first in each page. Reports go to the server, so that none is lost when the page is left. */
function reportProblems(address: string): void {
  const send = (kind: string, what: unknown) =>
    navigator.sendBeacon(address, `${kind}: ${what instanceof Error ? what.stack : String(what)}`);
  for (const kind of ['error', 'warn'] as const) {
    const log = console[kind].bind(console);
    console[kind] = (...words: unknown[]) => {
      send(kind, words.join(' '));
      log(...words);
    };
  }
  addEventListener('error', ({message}) => send('uncaught', message));
  addEventListener('unhandledrejection', ({reason}) => send('rejection', reason));
  addEventListener('securitypolicyviolation', ({violatedDirective, blockedURI}) =>
    send('policy', `${violatedDirective} ${blockedURI}`),
  );
}

/** As Chrome answers where cookies and site data are blocked. */
function blockStorage(): void {
  for (const name of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(window, name, {
      get: () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
  }
}

const CONDITIONAL = ['if-none-match', 'if-modified-since'];

const without = (headers: IncomingHttpHeaders, names: readonly string[]): IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)));

const isDocument = ({headers}: IncomingMessage) => headers.accept?.includes('text/html');

/**
 * A proxy in front of the site that puts one script before all others, the way that works in every browser: classic WebDriver
 * has no scripts of its own before those of a page. The script comes from the site's own origin, so a policy admits it.
 * @param origin of the site, without a path
 * @param base path that the site is below, with a slash at both ends
 * @returns a server that does not listen yet
 */
export function createAlteredSite(origin: string, base: string, condition: Condition): AlteredSite {
  const problems: string[] = [];
  const removal = condition === 'oldest' ? removalScript(listYoungerApis()) : '';
  const first = [
    removal,
    `(${reportProblems.toString()})('${base}${REPORTS}');`,
    condition === 'storage blocked' ? `(${blockStorage.toString()})();` : '',
  ].join('\n');

  const answer = async (
    incoming: IncomingMessage,
    response: ServerResponse,
    from: IncomingMessage,
  ) => {
    const headers = without(from.headers, ['content-length', 'transfer-encoding']);
    const status = from.statusCode ?? 502;
    if (from.headers['content-type']?.startsWith('text/html')) {
      const policy =
        condition === 'scripts blocked' ? {'content-security-policy': "script-src 'none'"} : {};
      const html = await text(from);
      response.writeHead(status, {...headers, ...policy});
      response.end(html.replace('<head>', `<head><script src="${base}${SCRIPT}"></script>`));
    } else if (incoming.headers['sec-fetch-dest'] === 'worker') {
      response.writeHead(status, headers).end(removal + (await text(from)));
    } else {
      response.writeHead(status, from.headers);
      from.pipe(response);
    }
  };

  const server = createServer((incoming, response) => {
    if (incoming.url === base + SCRIPT) {
      response
        .writeHead(200, {'content-type': 'text/javascript', 'cache-control': 'no-store'})
        .end(first);
      return;
    }
    if (incoming.url === base + REPORTS) {
      void text(incoming).then((report) => problems.push(report));
      response.writeHead(204).end();
      return;
    }
    const headers = {...incoming.headers, host: new URL(origin).host};
    const isChanged = isDocument(incoming) || incoming.headers['sec-fetch-dest'] === 'worker';
    const upstream = request(new URL(incoming.url ?? '/', origin), {
      method: incoming.method,
      headers: isChanged
        ? {...without(headers, CONDITIONAL), 'accept-encoding': 'identity'}
        : headers,
    });
    upstream.on('response', (from) => void answer(incoming, response, from));
    upstream.on('error', (error) => response.writeHead(502).end(String(error)));
    incoming.pipe(upstream);
  });
  return {server, problems};
}
