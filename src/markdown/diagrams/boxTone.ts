import type {Box} from './layout';

// First words of the boxes that stand for something outside the factory, or in it, as on the map of the landing page.
const OUTSIDE =
  /^(?:OBIS|Platform|Console|PAA(?:,|，|$)|You$|HSM$|Key$|(?:Root )?CA$|CSR configuration|Product$|Product owner|Version|Batch$|Production history|DAC report|Administrator|平台|控制台|我方$|密钥$|(?:根 )?CA$|CSR 配置|产品$|产品负责人|版本|批次$|生产历史|DAC 报告|管理员)/;
const IN_FACTORY =
  /^(?:Edge s|Edge$|Stations?\b|Programming (?:client|record)|Client$|Programmer|(?:Each d|Programmed d|D)evice$|PC\b|NTP server|Site engineer|Line operator|工位|边缘服务|烧录客户端|烧录记录|客户端$|烧录器|(?:每台|已烧录的)?设备$|NTP 服务器|现场工程师|操作员)/;

/**
 * Return the CSS class of a box, by its first line: `outside` the factory, `inside` it, or `danger` for a step that cannot be undone.
 * @example boxTone({kind: 'step', lines: ['Edge service', 'factory server'], …}) → 'inside'
 */
export function boxTone({kind, lines: [first = '']}: Pick<Box, 'kind' | 'lines'>): string {
  if (kind === 'irreversible') return 'danger';
  if (OUTSIDE.test(first)) return 'outside';
  return IN_FACTORY.test(first) ? 'inside' : '';
}
