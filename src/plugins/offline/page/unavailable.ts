/**
 * Why this browser keeps nothing, before anything is tried.
 * - `insecure`: not HTTPS: no browser has service workers then
 * - `unsupported`: an old browser, or a window whose storage is blocked
 */
export type Unavailable = 'insecure' | 'unsupported' | 'blocked';

/** @returns null where pages can be kept */
export async function findUnavailable(): Promise<Unavailable | null> {
  if (!window.isSecureContext) return 'insecure';
  try {
    const has = ['serviceWorker' in navigator, 'locks' in navigator, 'caches' in window];
    if (has.includes(false) || typeof BroadcastChannel === 'undefined') return 'unsupported';
    await caches.has('');
    await navigator.serviceWorker.getRegistration();
    return null;
  } catch {
    return 'blocked';
  }
}
