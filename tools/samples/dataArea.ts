import {createHash} from 'node:crypto';
import {type Model} from '../../src/plugins/product-model/loadModel';
import {type Locale} from '../../src/plugins/product-model/schema';
import {fieldOf} from './story';

/** `OBDA` is an area in the memory of a device; the others are messages between station and device. */
export type Magic = 'OBDA' | 'OBRQ' | 'OBRS';
export type Record = {readonly tag: number; readonly value: Buffer};
export type Container = {
  readonly magic: Magic;
  /** Kind of the area, or number of the command. */
  readonly kind: number;
  readonly status: number;
  readonly records: readonly Record[];
};

const LAYOUT_VERSION = 1;
const HEADER_LENGTH = 12;
const DIGEST_LENGTH = 32;

export const AREA_KINDS = {deviceData: 1, certificates: 2, key: 3} as const;

const sha256 = (bytes: Buffer): Buffer => createHash('sha256').update(bytes).digest();

export const uint16 = (value: number): Buffer => {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16LE(value);
  return bytes;
};

export const uint32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
};

/** The bytes of an area or a message: header, records, SHA-256 over both. */
export function encodeContainer({magic, kind, status, records}: Container): Buffer {
  const payload = Buffer.concat(
    records.flatMap(({tag, value}) => [uint16(tag), uint16(value.length), value]),
  );
  const header = Buffer.concat([
    Buffer.from(magic, 'ascii'),
    Buffer.from([LAYOUT_VERSION, kind]),
    uint16(status),
    uint32(payload.length),
  ]);
  const covered = Buffer.concat([header, payload]);
  return Buffer.concat([covered, sha256(covered)]);
}

export const encodeArea = (kind: number, records: readonly Record[]): Buffer =>
  encodeContainer({magic: 'OBDA', kind, status: 0, records});

/**
 * Reads an area or a message as firmware must: what follows it in memory is ignored.
 * @throws Error for what firmware must refuse
 */
export function decodeContainer(bytes: Buffer): Container {
  const magic = bytes.toString('ascii', 0, 4);
  if (magic !== 'OBDA' && magic !== 'OBRQ' && magic !== 'OBRS') throw new Error('unknown magic');
  if (bytes[4] !== LAYOUT_VERSION) throw new Error('unknown layout version');
  const end = HEADER_LENGTH + bytes.readUInt32LE(8);
  if (end + DIGEST_LENGTH > bytes.length) throw new Error('longer than its area');
  const digest = bytes.subarray(end, end + DIGEST_LENGTH);
  if (!sha256(bytes.subarray(0, end)).equals(digest)) throw new Error('wrong SHA-256');
  const records: Record[] = [];
  for (let at = HEADER_LENGTH; at < end;) {
    const length = bytes.readUInt16LE(at + 2);
    if (at + 4 + length > end) throw new Error('a record is longer than the payload');
    records.push({
      tag: bytes.readUInt16LE(at),
      value: bytes.subarray(at + 4, at + 4 + length),
    });
    at += 4 + length;
  }
  return {magic, kind: bytes.readUInt8(5), status: bytes.readUInt16LE(6), records};
}

const TAG = /^Tag 0x([0-9A-F]{4})\./;

/** The tag of a record, which its rule in data/ begins with. */
export function tagOf(model: Model, entityId: string, fieldId: string): number {
  const digits = TAG.exec(fieldOf(model, entityId, fieldId).rule.en)?.[1];
  if (digits === undefined) throw new Error(`The rule of ${entityId}.${fieldId} names no tag.`);
  return Number.parseInt(digits, 16);
}

/** Names of the records of an entity, by tag. */
export function tagNames(model: Model, entityId: string, locale: Locale): Map<number, string> {
  const fields = model.entities.find(({id}) => id === entityId)?.fields ?? [];
  return new Map(fields.map(({id, name}) => [tagOf(model, entityId, id), name[locale]]));
}

const SHOWN_BYTES = 8;

function dumpLine(offset: number, bytes: Buffer, text: string): string {
  const shown = bytes
    .subarray(0, SHOWN_BYTES)
    .toString('hex')
    .replace(/..(?=.)/g, '$& ');
  const cut = bytes.length > SHOWN_BYTES ? ' …' : '';
  const address = offset.toString(16).padStart(4, '0');
  return `${address}  ${(shown + cut).padEnd(SHOWN_BYTES * 3 + 1)}  ${text}`;
}

export type DumpWords = {
  readonly magic: string;
  readonly versionAndKind: string;
  readonly length: string;
  readonly digest: string;
};

/** One line for each part of an area: offset, first bytes, meaning. */
export function dumpArea(
  bytes: Buffer,
  names: ReadonlyMap<number, string>,
  words: DumpWords,
): string {
  const {records} = decodeContainer(bytes);
  const lines = [
    dumpLine(0, bytes.subarray(0, 4), words.magic),
    dumpLine(4, bytes.subarray(4, 8), words.versionAndKind),
    dumpLine(8, bytes.subarray(8, 12), words.length),
  ];
  let at = HEADER_LENGTH;
  for (const {tag, value} of records) {
    lines.push(
      dumpLine(
        at,
        bytes.subarray(at, at + 4),
        `0x${tag.toString(16).padStart(4, '0')}, ${value.length}`,
      ),
      dumpLine(at + 4, value, names.get(tag) ?? '?'),
    );
    at += 4 + value.length;
  }
  lines.push(dumpLine(at, bytes.subarray(at, at + DIGEST_LENGTH), words.digest));
  return lines.join('\n');
}
