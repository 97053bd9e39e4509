import {judge} from '../score';
import type {Engine} from '../engine';
import type {Language, Query} from '../queries';
import type {Site} from '../site';
import {createBrowser} from './browser';
import {createEasyops} from './easyops';
import {createMiniSearch} from './miniSearch';
import {ensureInstalled} from './packages';
import {createPagefind} from './pagefind';
import {copyPages} from './staticSite';

/**
 * Checked by hand: every one of the compared engines, asked in its own interface, shows the page among the first three.
 * An engine that does not is wired up wrongly, and its scores would say nothing about it.
 */
const HAND_CHECKED: readonly [language: Language, text: string, page: string][] = [
  ['en', 'delete a key', '/obis/feature-guide/kms/delete-a-key'],
  ['en', 'glossary', '/obis/common/glossary'],
  ['zh', '创建批次', '/obis/feature-guide/product-management/create-a-batch'],
];

async function checkAdapter(engine: Engine): Promise<void> {
  for (const [language, text, page] of HAND_CHECKED) {
    const place = {file: 'tools/search-benchmark/compare/compared.ts', line: 0};
    const accept = [{page, anchor: null}];
    const query: Query = {language, half: 'tune', queryClass: 'title', text, accept, ...place};
    const {rank, pages} = judge(query, await engine.search(language, text), () => undefined);
    if (rank < 1 || rank > 3) {
      throw new Error(
        `${engine.name}: "${text}" must find ${page} among the first three pages, it finds ` +
          `${pages.map((hit) => hit.page).join(', ') || 'nothing'}. Its adapter in ` +
          'tools/search-benchmark/compare is broken, or the page has moved.',
      );
    }
  }
}

/**
 * Runs `use` with the engines that ours is compared with, each checked by queries with a known answer.
 * @throws Error that names the engine whose adapter does not work
 */
export async function withCompared(
  sites: Readonly<Record<Language, Site>>,
  use: (engines: readonly Engine[]) => Promise<void>,
): Promise<void> {
  ensureInstalled();
  const site = copyPages(sites);
  const browser = createBrowser(site);
  try {
    const engines = [
      await createMiniSearch(sites),
      await createPagefind(sites, site, browser),
      await createEasyops(sites, site, browser),
    ];
    for (const engine of engines) await checkAdapter(engine);
    await use(engines);
  } finally {
    await browser.close();
    site.remove();
  }
}
