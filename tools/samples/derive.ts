import {createHash, X509Certificate} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {type Model} from '../../src/plugins/product-model/loadModel';
import {certificateArea, deviceDataArea, firstOnboarding, keyArea, makeCsrMessage} from './areas';
import {proofMessage} from './chain';
import {FILES} from './files';
import {openssl} from './openssl';
import {manualCode, qrText} from './onboarding';
import {dacReportCsv, historyCsv} from './reports';
import {devices} from './story';

/** The text on the label of the first device. */
function onboardingText(model: Model): string {
  const onboarding = firstOnboarding(model);
  return `${qrText(onboarding)}\n${manualCode(onboarding)}\n`;
}

/** The files that follow from data/ and from the certificates in `samples`, by name. */
export function deriveFiles(model: Model, samples: string): Map<string, Buffer> {
  const read = (name: string): Buffer => fs.readFileSync(path.join(samples, name));
  const all = devices(model);
  const dacs = new Map(
    all.map(({serial}) => [serial, new X509Certificate(read(FILES.dac(serial)))]),
  );
  const pai = new X509Certificate(read(FILES.pai));
  const dac = dacs.get(all[0]?.serial ?? '');
  const request = openssl(samples, ['req', '-in', FILES.request, '-outform', 'DER']);
  if (!dac) throw new Error('The story has no device.');
  return new Map([
    [FILES.dacDer, dac.raw],
    [FILES.onboarding, Buffer.from(onboardingText(model))],
    [FILES.deviceData, deviceDataArea(model)],
    [FILES.certificates, certificateArea(model, dac, pai, read(FILES.cd))],
    [FILES.key, keyArea(model)],
    [FILES.makeCsr, makeCsrMessage(model, request)],
    [FILES.proof, proofMessage()],
    [FILES.dacReport, Buffer.from(dacReportCsv(model, dacs, pai))],
    [FILES.history, Buffer.from(historyCsv(model))],
  ]);
}

/** The list of digests that `sha256sum -c` reads. */
export function listSums(samples: string): string {
  const names = fs.readdirSync(samples).filter((name) => name !== FILES.sums);
  const line = (name: string): string => {
    const digest = createHash('sha256').update(fs.readFileSync(path.join(samples, name)));
    return `${digest.digest('hex')}  ${name}\n`;
  };
  return names.sort().map(line).join('');
}
