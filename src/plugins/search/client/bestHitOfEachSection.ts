/** Return one hit of each section: its best text, or its heading when no text was found. The order stays the same. */
export function bestHitOfEachSection<T extends {url: string; type: string}>(
  hits: readonly T[],
): T[] {
  return [...new Set(hits.map(({url}) => url))].flatMap((section) => {
    const own = hits.filter(({url}) => url === section);
    return own.find(({type}) => type === 'content') ?? own[0] ?? [];
  });
}
