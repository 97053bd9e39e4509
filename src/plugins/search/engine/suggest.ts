import type {PageContent} from '../shared/records';
import {normalize} from '../shared/tokenize';

/** As many as the modal shows under 'Try searching for'. */
const MAX_SUGGESTIONS = 3;
/** Titles that share less with the query than this are no help. */
const LEAST_SHARE = 0.2;

/**
 * Titles of pages to try when nothing was found: those that share most pairs of letters with the query.
 * @example suggest('certificat chian', pages) // ['Certificate management overview', …]
 */
export function suggest(query: string, pages: readonly PageContent[]): string[] {
  const wanted = pairsOf(query);
  if (wanted.size === 0) {
    return [];
  }
  const near = pages
    .filter(({rank}) => rank >= 0)
    .map((page) => {
      const title = page.nodes[0]?.text ?? '';
      const own = pairsOf(title);
      const shared = [...wanted].filter((pair) => own.has(pair)).length;
      return {title, share: (2 * shared) / (wanted.size + own.size)};
    })
    .filter(({share}) => share >= LEAST_SHARE)
    .sort((a, b) => b.share - a.share);
  const least = (near[0]?.share ?? 0) / 2;
  return near
    .filter(({share}) => share >= least)
    .slice(0, MAX_SUGGESTIONS)
    .map(({title}) => title);
}

function pairsOf(text: string): Set<string> {
  const folded = Array.from(normalize(text));
  return new Set(folded.slice(1).map((char, at) => `${folded[at]}${char}`));
}
