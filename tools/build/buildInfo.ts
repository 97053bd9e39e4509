import {readFileSync, existsSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {git} from '../../src/lib/git';
import {siteDir} from '../siteDir';

/** Says from which commit and when the site was built. */
type BuildInfo = {
  /** Day and commit of the build, and `dirty` if files differed from the commit. */
  readonly version: string;
  /** Time of the build in milliseconds since 1970. */
  readonly time: number;
};

const fileOf = (buildDir: string) => path.join(`${buildDir}.server`, 'build-info.json');

/** Write the commit and the time of a build to `build-info.json`, in the folder beside the build that ends in `.server`. */
export function writeBuildInfo(buildDir: string): void {
  const commit = git(siteDir, 'rev-parse', '--short', 'HEAD')?.trim();
  const dirty = git(siteDir, 'status', '--porcelain') ? 'dirty' : undefined;
  const time = Date.now();
  const day = new Date(time).toISOString().slice(0, 10);
  const version = [day, commit, dirty].filter(Boolean).join('-');
  const info: BuildInfo = {version, time};
  writeFileSync(fileOf(buildDir), `${JSON.stringify(info, undefined, 2)}\n`);
}

/** Whether `npm run build` has written this folder. */
export const hasBuildInfo = (buildDir: string): boolean => existsSync(fileOf(buildDir));

/**
 * Read the commit and the time of a build from `build-info.json`.
 * @throws Error if `npm run build` has not written the file
 */
export function readBuildInfo(buildDir: string): BuildInfo {
  const file = fileOf(buildDir);
  if (!hasBuildInfo(buildDir)) throw new Error(`${file} is missing: run "npm run build" first.`);
  return JSON.parse(readFileSync(file, 'utf8')) as BuildInfo;
}
