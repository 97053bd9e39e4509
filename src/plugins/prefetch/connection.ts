/** What a browser may tell of its network; only Chromium does. */
export type Connection = {
  readonly effectiveType?: string;
  readonly saveData?: boolean;
  readonly type?: string;
};

/** Which pages may be loaded before they are asked for: none, those a reader is about to open, or those in sight too. */
export type Ahead = 'none' | 'meant' | 'seen';

/**
 * How far ahead the network lets us load. A mobile network is paid by volume, so a page in sight is no reason yet.
 * @example loadableAhead({effectiveType: '4g', saveData: true}) // 'none'
 */
export function loadableAhead(connection: Connection | undefined): Ahead {
  if (connection?.saveData || connection?.effectiveType?.endsWith('2g')) return 'none';
  return connection?.type === 'cellular' ? 'meant' : 'seen';
}
