/** Return the element that the hash of the address points to. normalizeUrl.ts has repaired a hash that cannot be decoded. */
export function hashElement(): HTMLElement | null {
  const id = decodeURIComponent(window.location.hash.slice(1));
  return id ? document.getElementById(id) : null;
}
