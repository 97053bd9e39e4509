/** What a Certification Declaration says (Matter SDK, src/credentials/CertificationDeclaration.h). */
export type Declaration = {
  readonly vid: number;
  readonly pid: number;
  readonly deviceType: number;
  /** 19 characters. */
  readonly certificateId: string;
};

/** TLV of Matter: control byte of an unsigned integer of 1, 2 or 4 bytes below a context tag. */
const UINT = {1: 0x24, 2: 0x25, 4: 0x26} as const;

function uint(tag: number, value: number, length: 1 | 2 | 4): Buffer {
  const bytes = Buffer.alloc(length);
  bytes.writeUIntLE(value, 0, length);
  return Buffer.concat([Buffer.from([UINT[length], tag]), bytes]);
}

/** The TLV structure that is signed. The certification type is 0: development and test. */
export function encodeDeclaration({vid, pid, deviceType, certificateId}: Declaration): Buffer {
  const productId = Buffer.alloc(2);
  productId.writeUInt16LE(pid);
  return Buffer.concat([
    Buffer.from([0x15]),
    uint(0, 1, 1),
    uint(1, vid, 2),
    Buffer.from([0x36, 2, 0x05]),
    productId,
    Buffer.from([0x18]),
    uint(3, deviceType, 2),
    Buffer.from([0x2c, 4, certificateId.length]),
    Buffer.from(certificateId, 'ascii'),
    uint(5, 0, 1),
    uint(6, 0, 1),
    uint(7, 1, 1),
    uint(8, 0, 1),
    Buffer.from([0x18]),
  ]);
}
