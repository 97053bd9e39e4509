import type {Box} from './layout';

// The parts of the platform, as the landing page's map has them, with what they hold and who works there. A box is one of them if
// its first line begins so.
const OUTSIDE =
  /^(?:OBIS|Platform|Console|PAA(?:,|，|$)|You$|HSM$|Key$|(?:Root )?CA$|CSR configuration|Product$|Product owner|Version|Batch$|Production history|DAC report|Administrator|平台|控制台|我方$|密钥$|(?:根 )?CA$|CSR 配置|产品$|产品负责人|版本|批次$|生产历史|DAC 报告|管理员)/;
const INSIDE =
  /^(?:Edge s|Edge$|Stations?\b|Programming (?:client|record)|Client$|Programmer|(?:Each d|Programmed d|D)evice$|PC\b|NTP server|Site engineer|Line operator|工位|边缘服务|烧录客户端|烧录记录|客户端$|烧录器|(?:每台|已烧录的)?设备$|NTP 服务器|现场工程师|操作员)/;

/**
 * The class that colours a box by its place: outside the factory, in it, or a step that cannot be undone.
 * @example boxTone({kind: 'step', lines: ['Edge service', 'factory server'], …}) → 'inside'
 */
export function boxTone({kind, lines: [first = '']}: Pick<Box, 'kind' | 'lines'>): string {
  if (kind === 'final') return 'danger';
  if (OUTSIDE.test(first)) return 'outside';
  return INSIDE.test(first) ? 'inside' : '';
}
