import type {Location, LocationDescriptorObject} from 'history';

/** A place on this site, or what differs from the current one: a path, or its parts. */
export type Place = string | LocationDescriptorObject;

/** With its mark, such as `?`, or nothing. */
const marked = (mark: string, text = ''): string =>
  text === '' || text === mark ? '' : text.startsWith(mark) ? text : mark + text;

/** The address of a place. */
export const createPath = ({pathname, search, hash}: LocationDescriptorObject): string =>
  (pathname || '/') + marked('?', search) + marked('#', hash);

function parsePath(path: string): LocationDescriptorObject {
  const [, pathname, search, hash] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(path) ?? [];
  return {pathname: pathname || '/', search, hash};
}

/**
 * Completes a place.
 * @param current what a path without a slash at its start is relative to
 * @throws URIError when the path is not one, as `history` does
 */
export function createLocation(
  place: Place,
  state: unknown,
  key: string | undefined,
  current?: Location,
): Location {
  const parts = typeof place === 'string' ? parsePath(place) : place;
  let pathname = decodeURI(parts.pathname ?? '');
  if (!pathname) pathname = current?.pathname ?? '/';
  else if (current && !pathname.startsWith('/')) {
    pathname = decodeURI(new URL(pathname, window.origin + current.pathname).pathname);
  }
  return {
    ...parts,
    pathname,
    search: marked('?', parts.search),
    hash: marked('#', parts.hash),
    state: parts.state ?? state,
    ...(key ? {key} : {}),
  };
}
