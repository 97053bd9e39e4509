import {describe, expect, it} from 'vitest';
import {
  AREA_KINDS,
  decodeContainer,
  dumpArea,
  encodeArea,
  uint16,
  type Container,
} from './dataArea';

const records = [
  {tag: 0x0001, value: Buffer.from('SX1-0000001')},
  {tag: 0x0010, value: uint16(0xfff1)},
];
const area = encodeArea(AREA_KINDS.deviceData, records);

/** What firmware would do with these bytes. */
function read(bytes: Buffer): Container | string {
  try {
    return decodeContainer(bytes);
  } catch (error) {
    return (error as Error).message;
  }
}

describe('a data area', () => {
  it('comes back as it was written, whatever stands behind it', () => {
    const memory = Buffer.concat([area, Buffer.alloc(64, 0xff)]);
    expect(read(memory)).toEqual({magic: 'OBDA', kind: 1, status: 0, records});
  });

  it('is refused after any bit was changed', () => {
    const accepted: number[] = [];
    for (let bit = 0; bit < area.length * 8; bit += 1) {
      const changed = Buffer.from(area);
      changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7));
      if (typeof read(changed) !== 'string') accepted.push(bit);
    }
    expect(accepted).toEqual([]);
  });

  it.each([
    ['erased memory', Buffer.alloc(2048, 0xff), 'unknown magic'],
    ['an area cut off', area.subarray(0, -1), 'longer than its area'],
  ])('is not found in %s', (_, bytes, reason) => {
    expect(read(bytes)).toBe(reason);
  });

  it('is shown with the name of each record', () => {
    const words = {magic: 'M', versionAndKind: 'V', length: 'L', digest: 'D'};
    const lines = dumpArea(area, new Map([[1, 'Serial number']]), words).split('\n');
    expect(lines.slice(3, 6)).toEqual([
      '000c  01 00 0b 00                0x0001, 11',
      '0010  53 58 31 2d 30 30 30 30 …  Serial number',
      '001b  10 00 02 00                0x0010, 2',
    ]);
  });
});
