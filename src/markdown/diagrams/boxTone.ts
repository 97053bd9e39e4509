import type {Box} from './layout';

// The parts of the platform, as the landing page's map has them. A box is one of them if its first line begins so.
const OUTSIDE = /^(?:OBIS|Platform|Console|PAA(?:,|，|$)|You$|平台|控制台|我方$)/;
const INSIDE =
  /^(?:Edge s|Edge$|Stations?\b|Programming client|Client$|Programmer|Device$|PC\b|NTP server|工位|边缘服务|烧录客户端|客户端$|烧录器|设备$|NTP 服务器)/;

/**
 * The class that colours a box by its place: outside the factory, in it, or a step that cannot be undone.
 * @example boxTone({kind: 'step', lines: ['Edge service', 'factory server'], …}) → 'inside'
 */
export function boxTone({kind, lines: [first = '']}: Pick<Box, 'kind' | 'lines'>): string {
  if (kind === 'final') return 'danger';
  if (OUTSIDE.test(first)) return 'outside';
  return INSIDE.test(first) ? 'inside' : '';
}
