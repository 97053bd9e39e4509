import {type X509Certificate} from 'node:crypto';
import {columnKey} from '../../src/plugins/product-model/columnKey';
import {type Model} from '../../src/plugins/product-model/loadModel';
import {devices, example, matterIds, type Device} from './story';

type Cells = {readonly [column: string]: string};

const BYTE_ORDER_MARK = '\uFEFF';

/** A cell by RFC 4180: in quotation marks where it needs them. */
const quote = (cell: string): string =>
  /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;

/** The headings of a report, as the limit `export-headings` says, in the order of the product model. */
function columnsOf(model: Model, entityId: string): string[] {
  const entity = model.entities.find(({id}) => id === entityId);
  return (entity?.fields ?? []).map(columnKey);
}

/** @throws Error if the model has a column for which the sample has no value, or the other way round */
function toCsv(model: Model, entityId: string, rows: readonly Cells[]): string {
  const columns = columnsOf(model, entityId);
  for (const row of rows) {
    const missing = columns.filter((column) => row[column] === undefined);
    const unknown = Object.keys(row).filter((column) => !columns.includes(column));
    if (missing.length + unknown.length > 0) {
      throw new Error(
        `The columns of ${entityId} have changed: ${[...missing, ...unknown].join(', ')}. ` +
          'Fix: change the rows in tools/samples/reports.ts and run npm run samples.',
      );
    }
  }
  const lines = [columns, ...rows.map((row) => columns.map((column) => row[column] ?? ''))];
  return BYTE_ORDER_MARK + lines.map((line) => `${line.map(quote).join(',')}\r\n`).join('');
}

function resultOf(device: Device): string {
  if (!device.attempt) return '';
  return device.attempt.error ? 'Set aside' : 'Pass';
}

function errorOf(model: Model, device: Device): {step: string; error: string} {
  const failure = device.attempt?.error;
  if (!failure) return {step: '', error: ''};
  const step = model.programming.flatMap(({steps}) => steps).find(({id}) => id === failure.step);
  const error = model.errors.flatMap(({errors}) => errors).find(({code}) => code === failure.code);
  if (!step || !error)
    throw new Error(`data/ has no step ${failure.step} or code ${failure.code}.`);
  return {step: step.name.en, error: `${failure.code} ${error.message.en}`};
}

/** The file that Export makes: one row per device that has been programmed. */
export function historyCsv(model: Model): string {
  const same = (field: string) => example(model, 'programming-record', field);
  const rows = devices(model).flatMap((device): Cells[] => {
    const {attempt} = device;
    if (!attempt) return [];
    const {step, error} = errorOf(model, device);
    return [
      {
        serial_number: device.serial,
        device_id: attempt.deviceId,
        mac_address: attempt.mac,
        factory: same('factory'),
        product: same('product'),
        version: same('version'),
        batch: same('batch'),
        work_order: same('work-order'),
        station: same('station'),
        operator: same('operator'),
        started: attempt.started,
        duration: attempt.duration,
        result: resultOf(device),
        failed_step: step,
        error,
        attempts: String(attempt.attempts),
        dac_serial_number: device.dacSerial,
        client_version: same('client-version'),
        board_code: attempt.boardCode,
      },
    ];
  });
  return toCsv(model, 'programming-record', rows);
}

/** @example factoryTime('Mar  6 02:10:00 2026 GMT') → '2026-03-06T10:10:00+08:00' */
function factoryTime(date: string): string {
  const shifted = new Date(Date.parse(date) + 8 * 3_600_000);
  return `${shifted.toISOString().slice(0, 19)}+08:00`;
}

/** The identifier that an extension of 20 bytes holds, by the two bytes that stand before it in DER. */
export function subjectKeyId({raw}: X509Certificate): string {
  // Object identifier 2.5.29.14, then the value: OCTET STRING in an OCTET STRING.
  const at = raw.indexOf(Buffer.from('0603551d0e04160414', 'hex'));
  return raw
    .subarray(at + 9, at + 29)
    .toString('hex')
    .toUpperCase();
}

/** The DAC report of the batch, for the devices of the sample. */
export function dacReportCsv(
  model: Model,
  certificates: ReadonlyMap<string, X509Certificate>,
  pai: X509Certificate,
): string {
  const same = (field: string) => example(model, 'dac-report-row', field);
  const issuer = `CN=${example(model, 'dac-report', 'issuing-pai')}, ${subjectKeyId(pai)}`;
  const rows = devices(model).map((device): Cells => {
    const certificate = certificates.get(device.serial);
    if (!certificate) throw new Error(`There is no DAC of ${device.serial}.`);
    const written = device.attempt !== undefined;
    return {
      serial_number: device.serial,
      ...matterIds(model),
      dac_serial_number: certificate.serialNumber,
      subject_cn: device.serial,
      subject_key_id: subjectKeyId(certificate),
      fingerprint: certificate.fingerprint256.replaceAll(':', ''),
      not_before: factoryTime(certificate.validFrom),
      not_after: factoryTime(certificate.validTo),
      issuing_pai: issuer,
      status: device.dac,
      revoked_at: device.dac === 'Revoked' ? same('revoked-at') : '',
      batch: same('batch'),
      station: written ? same('station') : '',
      operator: written ? same('operator') : '',
      result: resultOf(device),
      started: device.attempt?.started ?? '',
      discriminator: String(device.discriminator),
    };
  });
  return toCsv(model, 'dac-report-row', rows);
}
