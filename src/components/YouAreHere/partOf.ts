/** The parts of the platform, from the console to the device. */
export type Part = 'console' | 'platform' | 'edge' | 'station' | 'device';

/** Where the pages of a folder are used. Pages of all other folders are about no part alone. */
const FOLDERS: Readonly<Record<string, Part>> = {
  'feature-guide': 'console',
  deployment: 'edge',
  'edge-service': 'edge',
  'programming-client': 'station',
};

/**
 * The part of the platform that a page is about.
 * @param id of a doc
 * @example partOf('obis/edge-service/station') → 'edge'
 */
export function partOf(id: string): Part | undefined {
  const [, folder = ''] = /^obis\/([\w-]+)\//.exec(id) ?? [];
  return FOLDERS[folder];
}
