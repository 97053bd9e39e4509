/**
 * Moves the arrowheads of some edges from their end to their start. Back edges are laid out forwards, which keeps the
 * order of the nodes, and reversed afterwards.
 * @param edges their indices in the Mermaid text
 * @example reverseArrows('<polyline class="edge" marker-end="url(#arrowhead)"/>', [0]) → '<polyline class="edge" marker-start="url(#arrowhead-start)"/>'
 */
export function reverseArrows(svg: string, edges: readonly number[]): string {
  let at = -1;
  return svg.replace(/<(?:polyline|path) class="edge"[^>]*>/g, (edge) => {
    at += 1;
    if (!edges.includes(at)) return edge;
    return edge.replace(/marker-end="url\(#arrowhead\)"/, 'marker-start="url(#arrowhead-start)"');
  });
}
