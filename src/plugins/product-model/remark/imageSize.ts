import fs from 'node:fs';

/** In CSS pixels. */
export type ImageSize = {readonly width: number; readonly height: number};

const PNG_SIGNATURE = '89504e470d0a1a0a';

/** Width and height of an SVG or PNG file in CSS pixels; null when there is no such file or no size in it. */
export function readImageSize(file: string): ImageSize | null {
  if (!fs.existsSync(file)) return null;
  const bytes = fs.readFileSync(file);
  if (bytes.subarray(0, 8).toString('hex') === PNG_SIGNATURE) {
    return {width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20)};
  }
  const root = /<svg\b[^>]*>/.exec(bytes.toString('utf8'))?.[0];
  if (!root) return null;
  const attribute = (name: string) =>
    Number(new RegExp(`\\s${name}="([\\d.]+)(?:px)?"`).exec(root)?.[1]);
  const [, , boxWidth, boxHeight] = (/\sviewBox="([^"]+)"/.exec(root)?.[1] ?? '').split(/[\s,]+/);
  const width = attribute('width') || Number(boxWidth);
  const height = attribute('height') || Number(boxHeight);
  return width > 0 && height > 0 ? {width, height} : null;
}
