import {cpSync, existsSync, mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {Locale} from '../../src/plugins/product-model/schema';
import {localePath} from '../../src/settings/locales';
import {createSiteServer} from '../serve/createSiteServer';
import {listen} from '../serve/listen';
import {precompress} from '../serve/precompress';

/** A served site. */
export type ServedSite = {
  readonly name: string;
  /** Address of a page. @param route without locale and leading slash */
  addressOf(locale: Locale, route: string): string;
  close(): void;
};

/**
 * Serves a copy of a built site on loopback as a host does: precompressed, with long-lived caching of hashed files.
 * @param baseUrl path the site was built for
 * @throws Error when the folder holds no built site
 */
export async function serveSite(
  name: string,
  buildDir: string,
  baseUrl: string,
): Promise<ServedSite> {
  if (!existsSync(buildDir)) {
    throw new Error(`There is no ${buildDir}. Run "npm run build" first.`);
  }
  const copy = mkdtempSync(path.join(tmpdir(), 'obis-bench-'));
  const remove = () => rmSync(copy, {recursive: true, force: true});
  try {
    cpSync(buildDir, copy, {recursive: true});
    await precompress(copy);
    const server = createSiteServer({buildDir: copy, baseUrl});
    const port = await listen(server, 0);
    return {
      name,
      addressOf: (locale, route) =>
        `http://127.0.0.1:${port}${baseUrl}${localePath(locale)}${route}`,
      close: () => {
        server.closeAllConnections();
        server.close();
        remove();
      },
    };
  } catch (error) {
    remove();
    throw error;
  }
}
