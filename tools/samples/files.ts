/** Names of the sample files, in static/samples/sensor-x1. */
export const FILES = {
  paa: 'example-paa.pem',
  paiRequest: 'sensor-pai-2026.csr',
  pai: 'sensor-pai-2026.pem',
  crl: 'sensor-pai-2026.crl',
  request: 'sx1-0000001.csr',
  dac: (serial: string) => `${serial.toLowerCase()}.pem`,
  dacDer: 'sx1-0000001.der',
  cd: 'sensor-x1-cd.der',
  cdSigner: 'cd-signer-test.pem',
  onboarding: 'sx1-0000001-onboarding.txt',
  deviceData: 'sx1-0000001-device-data.bin',
  certificates: 'sx1-0000001-certificates.bin',
  key: 'key-area-test.bin',
  makeCsr: 'sx1-0000001-make-csr.bin',
  answer: 'sx1-0000001-prove-key.bin',
  proof: 'sx1-0000001-proof-message.bin',
  dacReport: 'dac_B-2026-0312_report-4m8t2x6k9p3w.csv',
  history: 'records_SZ-02_2026-03.csv',
  sums: 'SHA256SUMS.txt',
} as const;

/** Folder of the files, below static/, and the archive that holds all of them. */
export const SAMPLES_DIR = 'samples/sensor-x1';
export const ARCHIVE = 'samples/sensor-x1.tar.gz';
