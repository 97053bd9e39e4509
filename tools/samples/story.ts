import {type Model} from '../../src/plugins/product-model/loadModel';
import {type Locale, type LocalizedOrSame} from '../../src/plugins/product-model/schema';

/** One device of the batch, as far as the product model has no example of it. */
export type Device = {
  readonly serial: string;
  readonly dacSerial: string;
  readonly discriminator: number;
  /** What a station recorded; nothing for a device that was never programmed. */
  readonly attempt?: {
    readonly deviceId: string;
    readonly mac: string;
    readonly boardCode: string;
    readonly started: string;
    readonly duration: string;
    readonly attempts: number;
    readonly error?: {readonly step: string; readonly code: string};
  };
  readonly dac: 'Used' | 'Unused' | 'Revoked';
};

/** The devices in the sample files: the first five of the batch and the last, which was never needed. */
export function devices(model: Model): Device[] {
  const first = (field: string) => example(model, 'programming-record', field);
  return [
    {
      serial: first('serial-number'),
      dacSerial: first('dac-serial-number'),
      discriminator: Number(example(model, 'dac-report-row', 'discriminator')),
      attempt: {
        deviceId: first('device-id'),
        mac: first('mac-address'),
        boardCode: first('board-code'),
        started: first('started'),
        duration: first('duration'),
        attempts: Number(first('attempts')),
      },
      dac: 'Used',
    },
    {
      serial: 'SX1-0000002',
      dacSerial: '1F80C6D2A94B7E33',
      discriminator: 644,
      attempt: {
        deviceId: 'E661640843312F5B',
        mac: '02-00-5E-10-00-02',
        boardCode: 'SX1A-2611-004218',
        started: '2026-03-12T10:43:31+08:00',
        duration: '38.9',
        attempts: 2,
      },
      dac: 'Used',
    },
    {
      serial: 'SX1-0000003',
      dacSerial: '4B07E95D3C1A6812',
      discriminator: 3391,
      attempt: {
        deviceId: 'E66164084331308E',
        mac: '02-00-5E-10-00-03',
        boardCode: 'SX1A-2611-004219',
        started: '2026-03-12T10:42:26+08:00',
        duration: '38.2',
        attempts: 1,
      },
      dac: 'Used',
    },
    {
      serial: 'SX1-0000004',
      dacSerial: '72D5B8106FE3940C',
      discriminator: 1078,
      attempt: {
        deviceId: 'E6616408433130A4',
        mac: '02-00-5E-10-00-04',
        boardCode: 'SX1A-2611-004220',
        started: '2026-03-12T10:44:52+08:00',
        duration: '33.7',
        attempts: 1,
        error: {step: 'security-settings', code: 'SEC-02'},
      },
      dac: 'Revoked',
    },
    {
      serial: 'SX1-0000005',
      dacSerial: '0A6E21F7C8549BD9',
      discriminator: 2260,
      attempt: {
        deviceId: 'E6616408433130C7',
        mac: '02-00-5E-10-00-05',
        boardCode: 'SX1A-2611-004221',
        started: '2026-03-12T10:46:18+08:00',
        duration: '38.5',
        attempts: 1,
      },
      dac: 'Used',
    },
    {
      serial: 'SX1-0005250',
      dacSerial: '63C94D08E2B7F15A',
      discriminator: 915,
      dac: 'Unused',
    },
  ];
}

/** Random values of the first device. A platform would make them anew for each device. */
export const FIRST_DEVICE = {
  passcode: 48_210_937,
  salt: Buffer.from('7d1c9e40b86f2a53e1940d7bc28f5a36914be7025cd83fa160c4297e8bd5f31a', 'hex'),
  rotatingIdSeed: Buffer.from('c35a0e917b24d86f40e1bd5293fa7c68', 'hex'),
  /** 32 bytes that a station sends at the step Final check. */
  challenge: Buffer.from('5f0e83c1d24a97b6683dfc105ae2749b0c91e7358f4d2ab6d870135ec49f62ab', 'hex'),
} as const;

/** What the platform does with the certificates of the batch, and when. */
export const TIMES = {
  paaFrom: '2021-01-01T00:00:00+08:00',
  crlNextUpdate: '2026-03-27T16:30:00+08:00',
} as const;

export const inLocale = (text: LocalizedOrSame, locale: Locale): string =>
  typeof text === 'string' ? text : text[locale];

/** A field of an entity. */
export function fieldOf(model: Model, entityId: string, fieldId: string) {
  const entity = model.entities.find(({id}) => id === entityId);
  const field = entity?.fields.find(({id}) => id === fieldId);
  if (!field) throw new Error(`data/entities has no field "${fieldId}" of "${entityId}".`);
  return field;
}

/** The example of a field, in English. */
export const example = (model: Model, entityId: string, fieldId: string): string =>
  inLocale(fieldOf(model, entityId, fieldId).example, 'en');

/** Vendor ID and product ID of the product, as its certificates write them. The example of the VID says that it is a test ID. */
export function matterIds(model: Model): {vid: string; pid: string} {
  const digits = (field: string): string => {
    const found = /^[0-9A-F]{4}(?![0-9A-F])/.exec(example(model, 'product', field))?.[0];
    if (found === undefined) throw new Error(`product.${field} has no 4 hexadecimal digits.`);
    return found;
  };
  return {vid: digits('vid'), pid: digits('pid')};
}
