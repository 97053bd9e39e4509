/**
 * Moves the arrowheads of some edges to where they begin. An edge against the reading direction is laid out forwards,
 * which keeps the order of the nodes, and then drawn as what it is.
 * @param edges their places among the edges of the Mermaid text, from 0
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
