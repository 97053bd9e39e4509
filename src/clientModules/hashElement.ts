/** The element that the address points to with its hash. `normalizeUrl.ts` has removed a hash that cannot be decoded. */
export function hashElement(): HTMLElement | null {
  const id = decodeURIComponent(window.location.hash.slice(1));
  return id ? document.getElementById(id) : null;
}
