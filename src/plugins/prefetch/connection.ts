/** What a browser may tell of its network; only Chromium does. */
export type Connection = {
  readonly effectiveType?: string;
  readonly saveData?: boolean;
  readonly type?: string;
};

/** Which pages may be prefetched: none, those a reader is about to open, or those whose links are in the viewport too. */
export type Ahead = 'off' | 'intent' | 'viewport';

/**
 * How far the connection allows prefetching. A mobile network is paid by volume: a link in the viewport is no reason there.
 * @example loadableAhead({effectiveType: '4g', saveData: true}) // 'off'
 */
export function loadableAhead(connection: Connection | undefined): Ahead {
  if (connection?.saveData || connection?.effectiveType?.endsWith('2g')) return 'off';
  return connection?.type === 'cellular' ? 'intent' : 'viewport';
}
