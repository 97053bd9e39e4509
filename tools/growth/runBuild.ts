import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';

/** What one build took. */
export type BuildCost = {
  /** By the clock. */
  readonly seconds: number;
  /** Of all processors together: other programs on the machine hardly change it. */
  readonly cpuSeconds: number;
  /** The most that the process had at one time. */
  readonly memoryBytes: number;
};

/**
 * Builds a site as `npm run build` does.
 * @param language the only one to build; all when it is not given
 * @throws Error with the end of the output when the build fails
 */
export function runBuild(siteDir: string, language?: string): BuildCost {
  const usageFile = path.join(siteDir, 'usage.json');
  const startedAt = performance.now();
  const {status, stdout, stderr} = spawnSync(
    process.execPath,
    [
      '--import',
      path.join(import.meta.dirname, 'reportUsage.mjs'),
      path.join(siteDir, 'node_modules/@docusaurus/core/bin/docusaurus.mjs'),
      'build',
      ...(language ? ['--locale', language] : []),
    ],
    {
      cwd: siteDir,
      encoding: 'utf8',
      env: {...process.env, OBIS_USAGE_FILE: usageFile},
      maxBuffer: 2 ** 28,
    },
  );
  const seconds = (performance.now() - startedAt) / 1000;
  if (status !== 0) {
    throw new Error(`The build in ${siteDir} failed.\n${`${stdout}${stderr}`.slice(-4000)}`);
  }
  const usage = JSON.parse(readFileSync(usageFile, 'utf8')) as NodeJS.ResourceUsage;
  return {
    seconds,
    cpuSeconds: (usage.userCPUTime + usage.systemCPUTime) / 1e6,
    memoryBytes: usage.maxRSS * 1024,
  };
}
