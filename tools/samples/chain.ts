import fs from 'node:fs';
import path from 'node:path';
import {type Model} from '../../src/plugins/product-model/loadModel';
import {encodeContainer} from './dataArea';
import {encodeDeclaration} from './declaration';
import {FILES} from './files';
import {openssl} from './openssl';
import {devices, example, FIRST_DEVICE, matterIds, TIMES} from './story';

/** OpenSSL does not know the attributes of Matter; the section names them. */
const CONFIG = `
oid_section = matter_oids
[matter_oids]
matterVid = 1.3.6.1.4.1.37244.2.1
matterPid = 1.3.6.1.4.1.37244.2.2
[req]
distinguished_name = subject
string_mask = utf8only
[subject]
[ca]
default_ca = this_ca
[this_ca]
dir = .
database = $dir/index.txt
serial = $dir/serial
crlnumber = $dir/crlnumber
new_certs_dir = $dir
default_md = sha256
policy = names
unique_subject = no
crl_extensions = crl
[names]
commonName = supplied
matterVid = optional
matterPid = optional
[paa]
basicConstraints = critical, CA:TRUE, pathlen:1
keyUsage = critical, keyCertSign, cRLSign
subjectKeyIdentifier = hash
authorityKeyIdentifier = keyid
[pai]
basicConstraints = critical, CA:TRUE, pathlen:0
keyUsage = critical, keyCertSign, cRLSign
subjectKeyIdentifier = hash
authorityKeyIdentifier = keyid
[dac]
basicConstraints = critical, CA:FALSE
keyUsage = critical, digitalSignature
subjectKeyIdentifier = hash
authorityKeyIdentifier = keyid
[crl]
authorityKeyIdentifier = keyid
[signer]
basicConstraints = critical, CA:FALSE
keyUsage = critical, digitalSignature
subjectKeyIdentifier = hash
`;

/** RFC 5280, section 4.1.2.5: no well-defined expiry. */
const NO_EXPIRY = '99991231235959Z';

/** @example asn1Time('2026-03-02T00:00:00+08:00') → '20260301160000Z' */
const asn1Time = (iso: string): string => new Date(iso).toISOString().replace(/[-:T]|\.\d{3}/g, '');

type Authority = {readonly dir: string; readonly certificate: string; readonly key: string};

function makeAuthority(work: string, name: string): Authority {
  const dir = path.join(work, name);
  fs.mkdirSync(dir);
  fs.writeFileSync(path.join(dir, 'index.txt'), '');
  fs.writeFileSync(path.join(dir, 'crlnumber'), '01\n');
  fs.writeFileSync(path.join(dir, 'openssl.cnf'), CONFIG);
  return {dir, certificate: path.join(dir, 'cert.pem'), key: path.join(dir, 'key.pem')};
}

function makeKey(file: string): void {
  openssl('.', [
    'genpkey',
    '-algorithm',
    'EC',
    '-pkeyopt',
    'ec_paramgen_curve:P-256',
    '-out',
    file,
  ]);
}

function makeRequest(config: string, key: string, subject: string, out: string): void {
  openssl('.', [
    'req',
    '-config',
    config,
    '-new',
    '-sha256',
    '-key',
    key,
    '-subj',
    subject,
    '-out',
    out,
  ]);
}

type Wanted = {
  readonly serial: string;
  readonly from: string;
  readonly until: string;
  readonly profile: 'paa' | 'pai' | 'dac';
};

/** Signs a request. A root signs its own. */
function sign(by: Authority, request: string, out: string, wanted: Wanted): void {
  fs.writeFileSync(path.join(by.dir, 'serial'), `${wanted.serial}\n`);
  const issuer = wanted.profile === 'paa' ? ['-selfsign'] : ['-cert', by.certificate];
  openssl(by.dir, [
    ...['ca', '-config', 'openssl.cnf', '-batch', '-notext', '-preserveDN', '-keyfile', by.key],
    ...[...issuer, '-extensions', wanted.profile, '-in', request, '-out', out],
    ...['-startdate', wanted.from, '-enddate', wanted.until],
  ]);
}

/** Revokes a certificate at a given time, which OpenSSL itself cannot, and writes the list. */
function revoke(by: Authority, certificate: string, at: string, out: string): void {
  const common = ['ca', '-config', 'openssl.cnf', '-cert', by.certificate, '-keyfile', by.key];
  openssl(by.dir, [...common, '-revoke', certificate, '-crl_reason', 'cessationOfOperation']);
  const index = path.join(by.dir, 'index.txt');
  const when = asn1Time(at);
  fs.writeFileSync(index, fs.readFileSync(index, 'utf8').replace(/\d{12}Z(?=,)/, when.slice(2)));
  const pem = openssl(by.dir, [
    ...[...common, '-gencrl', '-crl_lastupdate', when],
    ...['-crl_nextupdate', asn1Time(TIMES.crlNextUpdate)],
  ]);
  fs.writeFileSync(out, openssl('.', ['crl', '-outform', 'DER'], pem));
}

/**
 * Makes keys, certificates, CRL and Certification Declaration anew in `samples`. Every private key stays in `work`,
 * which the caller erases.
 */
export function makeChain(model: Model, work: string, samples: string): void {
  const file = (name: string): string => path.join(samples, name);
  const config = path.join(work, 'openssl.cnf');
  fs.writeFileSync(config, CONFIG);
  const {vid, pid} = matterIds(model);
  const ids = `/matterVid=${vid}/matterPid=${pid}`;
  const paiFrom = asn1Time(example(model, 'ca', 'valid-from'));
  const paiUntil = asn1Time(example(model, 'ca', 'valid-to'));

  const paa = makeAuthority(work, 'paa');
  makeKey(paa.key);
  const paaRequest = path.join(work, 'paa.csr');
  makeRequest(config, paa.key, `/CN=${example(model, 'ca', 'parent')}`, paaRequest);
  const paaFrom = asn1Time(TIMES.paaFrom);
  sign(paa, paaRequest, paa.certificate, {
    ...{serial: '3D9A6F0C27B1E845', from: paaFrom, until: NO_EXPIRY, profile: 'paa'},
  });
  fs.copyFileSync(paa.certificate, file(FILES.paa));

  const pai = makeAuthority(work, 'pai');
  makeKey(pai.key);
  const paiName = example(model, 'dac-report', 'issuing-pai');
  makeRequest(config, pai.key, `/CN=${paiName}${ids}`, file(FILES.paiRequest));
  sign(paa, file(FILES.paiRequest), pai.certificate, {
    ...{serial: '58C2047BE1936DFA', from: paiFrom, until: paiUntil, profile: 'pai'},
  });
  fs.copyFileSync(pai.certificate, file(FILES.pai));

  const from = asn1Time(example(model, 'dac-report-row', 'not-before'));
  for (const [index, {serial, dacSerial, dac}] of devices(model).entries()) {
    const key = path.join(work, `${serial}.key`);
    const request = index === 0 ? file(FILES.request) : path.join(work, `${serial}.csr`);
    makeKey(key);
    makeRequest(config, key, `/CN=${serial}${ids}`, request);
    const wanted: Wanted = {serial: dacSerial, from, until: paiUntil, profile: 'dac'};
    sign(pai, request, file(FILES.dac(serial)), wanted);
    if (index === 0) proveKey(work, key, file(FILES.answer));
    if (dac === 'Revoked') {
      const at = example(model, 'dac-report-row', 'revoked-at');
      revoke(pai, file(FILES.dac(serial)), at, file(FILES.crl));
    }
  }
  makeDeclaration(work, config, {vid, pid}, samples);
}

/** What the first device answers to the command Prove key. */
function proveKey(work: string, key: string, out: string): void {
  const message = path.join(work, 'proof.bin');
  fs.writeFileSync(message, proofMessage());
  const signature = openssl('.', ['dgst', '-sha256', '-sign', key, message]);
  const records = [{tag: 0x0305, value: signature}];
  fs.writeFileSync(out, encodeContainer({magic: 'OBRS', kind: 6, status: 0, records}));
}

/** What a device signs at the command Prove key; it can never be a message of Matter. */
export const proofMessage = (): Buffer =>
  Buffer.concat([Buffer.from('OBIS final check\0', 'ascii'), FIRST_DEVICE.challenge]);

/** The stand-in of the declaration that the Alliance would sign, with a signer made for it. */
function makeDeclaration(
  work: string,
  config: string,
  {vid, pid}: {vid: string; pid: string},
  samples: string,
): void {
  const key = path.join(work, 'signer.key');
  const signer = path.join(samples, FILES.cdSigner);
  const content = path.join(work, 'cd.tlv');
  makeKey(key);
  openssl('.', [
    ...['req', '-config', config, '-x509', '-new', '-sha256', '-key', key, '-extensions', 'signer'],
    ...['-subj', '/CN=Sample CD signer (test only)', '-days', '36500', '-out', signer],
  ]);
  const declaration = encodeDeclaration({
    vid: Number.parseInt(vid, 16),
    pid: Number.parseInt(pid, 16),
    deviceType: 0x0302,
    certificateId: 'CSA00000SWC00000-00',
  });
  fs.writeFileSync(content, declaration);
  openssl('.', [
    ...[
      'cms',
      '-sign',
      '-in',
      content,
      '-signer',
      signer,
      '-inkey',
      key,
      '-md',
      'sha256',
      '-keyid',
    ],
    ...['-binary', '-nodetach', '-noattr', '-nocerts', '-nosmimecap', '-outform', 'DER'],
    ...['-out', path.join(samples, FILES.cd)],
  ]);
}
