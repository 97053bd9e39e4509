import {createECDH, pbkdf2Sync} from 'node:crypto';

/** What the label of a Matter device says, by the rules of the Matter SDK's src/setup_payload. */
export type Onboarding = {
  readonly vid: number;
  readonly pid: number;
  readonly discriminator: number;
  readonly passcode: number;
};

const BASE38 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ-.';
/** Standard commissioning flow, and discovery over Bluetooth LE. */
const STANDARD_FLOW = 0;
const BLUETOOTH_LE = 2;

/** Base38: three bytes become five characters, two become four, the lowest digit first. */
function base38(bytes: Buffer): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 3) {
    const group = bytes.subarray(at, at + 3);
    let value = group.readUIntLE(0, group.length);
    for (let left = [0, 2, 4, 5][group.length] ?? 0; left > 0; left -= 1) {
      text += BASE38.charAt(value % BASE38.length);
      value = Math.floor(value / BASE38.length);
    }
  }
  return text;
}

/** The text of the QR code. */
export function qrText({vid, pid, discriminator, passcode}: Onboarding): string {
  const fields: [value: number, bits: number][] = [
    [0, 3],
    [vid, 16],
    [pid, 16],
    [STANDARD_FLOW, 2],
    [BLUETOOTH_LE, 8],
    [discriminator, 12],
    [passcode, 27],
  ];
  let packed = 0n;
  let at = 0n;
  for (const [value, bits] of fields) {
    packed |= BigInt(value) << at;
    at += BigInt(bits);
  }
  const bytes = Buffer.from(packed.toString(16).padStart(22, '0'), 'hex').reverse();
  return `MT:${base38(bytes)}`;
}

/** Multiplication in the dihedral group D5. */
function d5(left: number, right: number): number {
  const mirrored = left >= 5;
  const turn = (mirrored ? left - right : left + right) % 5;
  const low = (turn + 5) % 5;
  return right >= 5 !== mirrored ? low + 5 : low;
}

const PERMUTE = [1, 5, 7, 6, 2, 8, 3, 0, 9, 4];
const INVERSE = [0, 4, 3, 2, 1, 5, 6, 7, 8, 9];

/** The check digit of Verhoeff. */
function checkDigit(digits: string): number {
  let check = 0;
  [...digits].reverse().forEach((digit, position) => {
    let value = Number(digit);
    for (let round = 0; round < (position + 1) % 8; round += 1) value = PERMUTE[value] ?? 0;
    check = d5(check, value);
  });
  return INVERSE[check] ?? 0;
}

/** The manual pairing code of 11 digits. */
export function manualCode({discriminator, passcode}: Onboarding): string {
  const short = discriminator >> 8;
  const first = short >> 2;
  const second = ((short & 3) << 14) | (passcode & 0x3fff);
  const third = passcode >> 14;
  const digits = `${first}${String(second).padStart(5, '0')}${String(third).padStart(4, '0')}`;
  return `${digits}${checkDigit(digits)}`;
}

const P256_ORDER = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;

/** The SPAKE2+ verifier: w0 and the point w1 · P. */
export function spakeVerifier(passcode: number, salt: Buffer, iterations: number): Buffer {
  const secret = Buffer.alloc(4);
  secret.writeUInt32LE(passcode);
  const derived = pbkdf2Sync(secret, salt, iterations, 80, 'sha256');
  const scalar = (part: Buffer): Buffer => {
    const value = BigInt(`0x${part.toString('hex')}`) % P256_ORDER;
    return Buffer.from(value.toString(16).padStart(64, '0'), 'hex');
  };
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(scalar(derived.subarray(40)));
  return Buffer.concat([scalar(derived.subarray(0, 40)), curve.getPublicKey()]);
}
