/**
 * The attributes that a page must write for each map, besides its caption (`title`) and its text alternative (`alt`): the text of each box,
 * zone and arrow. The maps have no texts of their own, because the interface texts of a translation are in the first load of all its pages.
 */
export const MAP_TEXTS = {
  CertificateMap: ['paa', 'pai', 'dac', 'device', 'controller', 'signs', 'written', 'shows', 'dcl'],
  HsmMap: [
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
} as const;

/** The props of a map. */
export type MapProps<Name extends keyof typeof MAP_TEXTS> = Readonly<
  Record<'title' | 'alt' | (typeof MAP_TEXTS)[Name][number], string>
>;
