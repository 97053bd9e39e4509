/** Return the element that the hash of the address points to. normalizeUrl.ts has repaired a hash that cannot be decoded. */
export const findHashTarget = (): HTMLElement | null =>
  document.getElementById(decodeURIComponent(window.location.hash.slice(1)));
