import fs from 'node:fs';
import path from 'node:path';

/**
 * Return an SVG file as a `data:` URI, so that browsers need no request for it
 * (https://developer.mozilla.org/docs/Web/URI/Reference/Schemes/data).
 * @param file an SVG file below static/
 * @throws Error when the file does not exist
 * @example svgDataUri('img/logo.svg') // "data:image/svg+xml,%3Csvg xmlns='…"
 */
export function svgDataUri(file: string): string {
  const svg = fs.readFileSync(path.resolve(__dirname, '../../static', file), 'utf8').trim();
  const text = svg.replaceAll('"', "'").replace(/[%#<>\s]/g, encodeURIComponent);
  return `data:image/svg+xml,${text}`;
}
