import {readFileSync} from 'node:fs';
import path from 'node:path';
import * as z from 'zod';

const Lock = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      license: z.string().optional(),
      integrity: z.string().optional(),
      resolved: z.string().optional(),
      dev: z.boolean().default(false),
    }),
  ),
});

/** A package of the lock file. `dev`: nothing that builds the site needs it. */
export type LockedPackage = z.infer<typeof Lock>['packages'][string] & {readonly name: string};

/**
 * The packages of package-lock.json, with the licences that they state.
 * @throws Error when the file is no lock file of npm
 */
export function readLock(siteDir: string): LockedPackage[] {
  const file = path.join(siteDir, 'package-lock.json');
  const parsed = Lock.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (!parsed.success) {
    throw new Error(`${file}: ${parsed.error.message}. Fix: npm install --package-lock-only`);
  }
  return Object.entries(parsed.data.packages)
    .filter(([location]) => location !== '')
    .map(([location, entry]) => ({...entry, name: location.replace(/^.*node_modules\//, '')}));
}

/** What makes an install less safe: a package without a checksum, or from a named host instead of the registry in use. */
export function findLockProblems(packages: readonly LockedPackage[]): string[] {
  return packages.flatMap(({name, integrity, resolved}) => [
    ...(integrity?.startsWith('sha512-')
      ? []
      : [`${name} has no sha512 checksum. Fix: npm install ${name}, with its registry reachable`]),
    ...(resolved
      ? [
          `${name} names the host of ${resolved}. Fix: npm config set omit-lockfile-registry-resolved true, and lock again`,
        ]
      : []),
  ]);
}
