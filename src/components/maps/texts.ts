/**
 * The attributes that a page must write for each map: its caption, its text alternative, and the text of each box, zone and arrow.
 * The maps have no texts of their own, because the interface texts of a translation are in the first load of all its pages.
 */
export const MAP_TEXTS = {
  CertificateMap: [
    'title',
    'alt',
    'paa',
    'pai',
    'dac',
    'device',
    'controller',
    'signs',
    'written',
    'shows',
    'dcl',
  ],
  EdgeServerMap: [
    'title',
    'alt',
    'stations',
    'server',
    'web',
    'disk',
    'sync',
    'time',
    'platform',
    'ntp',
    'crossing',
  ],
  HsmMap: [
    'title',
    'alt',
    'console',
    'supplier',
    'hsm',
    'keys',
    'recipients',
    'factory',
    'edge',
    'station',
    'commands',
    'wrapped',
    'output',
  ],
  KeyMap: [
    'title',
    'alt',
    // React reserves the attribute `key`.
    'keys',
    'ca',
    'csr',
    'version',
    'product',
    'batch',
    'device',
    'reports',
    'shared',
    'record',
  ],
  NetworkMap: [
    'title',
    'alt',
    'network',
    'stations',
    'dns',
    'edge',
    'ntp',
    'platform',
    'protocols',
    'crossing',
  ],
} as const;

/** The props of a map. */
export type MapProps<Name extends keyof typeof MAP_TEXTS> = Readonly<
  Record<(typeof MAP_TEXTS)[Name][number], string>
>;
