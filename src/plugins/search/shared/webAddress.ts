/**
 * Whether an address of a hit can be opened: on the web, and with a path that stays one when the search takes the origin off
 * (`//evil.example/x` would be another site).
 */
export function isWebAddress(url: unknown): boolean {
  if (typeof url !== 'string') return false;
  try {
    const {protocol, pathname} = new URL(url);
    return /^https?:$/.test(protocol) && !pathname.startsWith('//');
  } catch {
    // Not URL.canParse: Chrome has it from 120 on.
    return false;
  }
}
