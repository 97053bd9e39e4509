import type {Browser} from '@playwright/test';
import {indexFiles} from '../../../src/plugins/search/node/buildIndex';
import {askEngine, type EngineTimes} from './askEngine';
import {growIndex} from './growIndex';
import {measureBuild} from './measureBuild';
import {measureMainThread} from './measureMainThread';
import {measureMemory, type Memory} from './measureMemory';
import {measureModal, type ModalTimes} from './measureModal';
import {measureSize, type Size} from './measureSize';
import {QUERIES} from './queries';
import {folderOf, readIndex, type Language, type ServedSite} from './site';

/** How much slower than this machine a reader's main thread is. */
export const SLOWDOWNS = [1, 4] as const;

type BySlowdown<T> = Record<(typeof SLOWDOWNS)[number], T>;

/** What was measured for one language at one size of the manual. */
export type Measurement = {
  language: Language;
  factor: number;
  pages: number;
  records: number;
  size: Size;
  /** Null for the largest manuals, which take minutes; it grows in proportion. */
  buildSeconds: number | null;
  memory: Memory | null;
  node: EngineTimes;
  mainThread: BySlowdown<EngineTimes>;
  modal: BySlowdown<ModalTimes>;
};

/** Fewer rounds where one takes long. */
const ROUNDS = (factor: number) =>
  factor === 1
    ? {engine: 10, loads: 5, typed: 3, patience: 400}
    : {engine: 2, loads: 2, typed: 1, patience: 1500};

/** Grows the manual, serves it and measures everything. */
export async function measure(
  browser: Browser,
  site: ServedSite,
  {buildDir, language, factor}: {buildDir: string; language: Language; factor: number},
): Promise<Measurement> {
  const index = growIndex(readIndex(buildDir, language), factor);
  const {indexFile, indexText} = indexFiles(index);
  const file: unknown = JSON.parse(indexText);
  site.useIndex(language, index);
  const kinds = QUERIES[language];
  const {engine, loads, typed, patience} = ROUNDS(factor);
  const folder = folderOf(language);
  const common = {origin: site.origin, language, kinds};
  const indexUrl = [site.origin, folder, indexFile].filter(Boolean).join('/');
  const each = async <T>(run: (slowdown: number) => Promise<T>): Promise<BySlowdown<T>> => ({
    1: await run(1),
    4: await run(4),
  });
  return {
    language,
    factor,
    pages: index.pages.length,
    records: index.pages.reduce((sum, page) => sum + page.nodes.length, 0),
    size: await measureSize(indexText),
    buildSeconds: factor > 10 ? null : await measureBuild(buildDir, language, factor),
    memory: await measureMemory(browser, site.origin, language),
    node: await askEngine(file, language, kinds, engine),
    mainThread: await each((slowdown) =>
      measureMainThread(browser, {...common, indexUrl, slowdown, repeats: engine}),
    ),
    modal: await each((slowdown) =>
      measureModal(browser, {...common, slowdown, loads, repeats: typed, patience}),
    ),
  };
}
