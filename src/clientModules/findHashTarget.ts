/**
 * Return the element that the hash of the address points to. Ids are in lower case, and people write error codes in capitals.
 * normalizeUrl.ts has repaired a hash that cannot be decoded.
 */
export function findHashTarget(): HTMLElement | null {
  const id = decodeURIComponent(window.location.hash.slice(1));
  return document.getElementById(id) ?? document.getElementById(id.toLowerCase());
}
