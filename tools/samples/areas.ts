import {createPrivateKey, createPublicKey, type X509Certificate} from 'node:crypto';
import {type Model} from '../../src/plugins/product-model/loadModel';
import {
  AREA_KINDS,
  encodeArea,
  encodeContainer,
  tagOf,
  uint16,
  uint32,
  type Record,
} from './dataArea';
import {spakeVerifier, type Onboarding} from './onboarding';
import {devices, example, FIRST_DEVICE, matterIds} from './story';

function records(model: Model, entityId: string, values: [string, Buffer | string][]): Record[] {
  return values.map(([field, value]) => ({
    tag: tagOf(model, entityId, field),
    value: Buffer.from(value),
  }));
}

const parseHex = (text: string): number => Number.parseInt(text, 16);

/** The onboarding data of the first device. */
export function firstOnboarding(model: Model): Onboarding {
  const {vid, pid} = matterIds(model);
  return {
    vid: parseHex(vid),
    pid: parseHex(pid),
    discriminator: devices(model)[0]?.discriminator ?? 0,
    passcode: FIRST_DEVICE.passcode,
  };
}

/** The device data area of the first device. */
export function deviceDataArea(model: Model): Buffer {
  const product = (field: string) => example(model, 'product', field);
  const version = (field: string) => example(model, 'version', field);
  const record = (field: string) => example(model, 'programming-record', field);
  const {vid, pid, discriminator, passcode} = firstOnboarding(model);
  const hardware = /^(\d+)(?:,| and) (.+)$/.exec(version('hardware-version'));
  if (!hardware) throw new Error('version.hardware-version has no number and text.');
  const iterations = Number(version('spake2-iterations').replaceAll(',', ''));
  return encodeArea(
    AREA_KINDS.deviceData,
    records(model, 'device-data-record', [
      ['serial-number', record('serial-number')],
      ['manufacturing-date', version('manufacturing-date')],
      ['hardware-version', uint16(Number(hardware[1]))],
      ['hardware-version-text', hardware[2] ?? ''],
      ['vendor-id', uint16(vid)],
      ['product-id', uint16(pid)],
      ['vendor-name', product('vendor-name')],
      ['product-name', product('name')],
      ['part-number', product('model')],
      ['product-label', product('product-label')],
      ['product-url', product('product-url')],
      ['discriminator', uint16(discriminator)],
      ['iterations', uint32(iterations)],
      ['salt', FIRST_DEVICE.salt],
      ['verifier', spakeVerifier(passcode, FIRST_DEVICE.salt, iterations)],
      ['rotating-id-seed', FIRST_DEVICE.rotatingIdSeed],
    ]),
  );
}

/** The certificate area of the first device. */
export function certificateArea(
  model: Model,
  dac: X509Certificate,
  pai: X509Certificate,
  declaration: Buffer,
): Buffer {
  return encodeArea(
    AREA_KINDS.certificates,
    records(model, 'certificate-record', [
      ['device-certificate', dac.raw],
      ['issuer-certificate', pai.raw],
      ['certification-declaration', declaration],
    ]),
  );
}

/** The key pair of RFC 6979, appendix A.2.5: known to everybody, so a sample gives nothing away. */
const KNOWN_KEY = {
  d: 'C9AFA9D845BA75166B5C215767B1D6934E50C3DB36E89B127B8A622B120F6721',
  x: '60FED4BA255A9D31C961EB74C6356D68C049B8923B61FA6CE669622E60F29FB6',
  y: '7903FE1008B8BC99A41AE9E95628BC64F2F1B20C2D7E9F5177A3C294D4462299',
} as const;

/** A key area with a key pair that is not secret. */
export function keyArea(model: Model): Buffer {
  const base64url = (hex: string) => Buffer.from(hex, 'hex').toString('base64url');
  const jwk = {
    ...{kty: 'EC', crv: 'P-256', d: base64url(KNOWN_KEY.d)},
    ...{x: base64url(KNOWN_KEY.x), y: base64url(KNOWN_KEY.y)},
  };
  const pair = createPrivateKey({key: jwk, format: 'jwk'});
  const publicKey = createPublicKey(pair).export({type: 'spki', format: 'der'});
  return encodeArea(
    AREA_KINDS.key,
    records(model, 'key-record', [
      ['device-private-key', Buffer.from(KNOWN_KEY.d, 'hex')],
      ['device-public-key', publicKey],
    ]),
  );
}

/** Where the subject of a request begins in DER: behind the headers of two sequences, and the version 0. */
function subjectOf(request: Buffer): Buffer {
  const at = request.indexOf(Buffer.from('020100', 'hex')) + 3;
  const length = request.readUInt8(at + 1);
  if (request[at] !== 0x30 || length > 0x7f) throw new Error('The request has a long subject.');
  return request.subarray(at, at + 2 + length);
}

/** What a station asks a device to do that makes its key pair itself, so that it answers with this request. */
export function makeCsrMessage(model: Model, request: Buffer): Buffer {
  const wanted = records(model, 'message-record', [['subject', subjectOf(request)]]);
  return encodeContainer({magic: 'OBRQ', kind: 4, status: 0, records: wanted});
}
