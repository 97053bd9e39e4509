import {readFileSync, existsSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {settings} from '../../site.settings';
import {findUnready} from '../check/findUnready';
import {git} from '../../src/lib/git';
import {siteDir} from '../siteDir';

/** What a build was made from. */
export type Origin = {
  /** Day and commit; `dirty` when files differed from it. */
  readonly version: string;
  /** When it was made; milliseconds since 1970. */
  readonly time: number;
  /** What it has that readers should not see. */
  readonly unready: readonly string[];
};

const fileOf = (buildDir: string) => path.join(`${buildDir}.server`, 'origin.json');

/** Writes beside a build what it was made from. */
export function writeOrigin(buildDir: string): void {
  const commit = git(siteDir, 'rev-parse', '--short', 'HEAD')?.trim();
  const dirty = git(siteDir, 'status', '--porcelain') ? 'dirty' : undefined;
  const time = Date.now();
  const day = new Date(time).toISOString().slice(0, 10);
  const version = [day, commit, dirty].filter(Boolean).join('-');
  const origin: Origin = {version, time, unready: findUnready(settings, siteDir)};
  writeFileSync(fileOf(buildDir), `${JSON.stringify(origin, undefined, 2)}\n`);
}

/**
 * Reads what a build was made from, and warns of what readers should not see.
 * @throws Error when `npm run build` has not made it
 */
export function readOrigin(buildDir: string): Origin {
  const file = fileOf(buildDir);
  if (!existsSync(file)) throw new Error(`${file} is missing: run "npm run build" first.`);
  const origin = JSON.parse(readFileSync(file, 'utf8')) as Origin;
  for (const line of origin.unready) console.error(`Warning: ${line}`);
  return origin;
}
