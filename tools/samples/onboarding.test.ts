import {describe, expect, it} from 'vitest';
import {manualCode, qrText, spakeVerifier} from './onboarding';

/** The test values that the Matter SDK publishes, with their codes. */
const SDK = {vid: 0xfff1, pid: 0x8000, discriminator: 3840, passcode: 20_202_021};
const SDK_VERIFIER =
  'uWFwqugDNGiEck/po7KHwwMwwqZgN10XuyBajPGuyzUEV/iree4lOrao5GuwnlQ65CJzbeUB49s31EH+NEkg0JVI5MGCQGMMT/' +
  'SRPFNRODm3wH/MBiehuFc6FJ/NH6Rmzw==';

describe('onboarding data of the SDK', () => {
  it.each([
    [0x8000, 'MT:Y.K9042C00KA0648G00'],
    [0x8001, 'MT:-24J042C00KA0648G00'],
  ])('has its QR code for the product ID %i', (pid, text) => {
    expect(qrText({...SDK, pid})).toBe(text);
  });

  it('has its manual pairing code', () => {
    expect(manualCode(SDK)).toBe('34970112332');
  });

  it('has its verifier', () => {
    const verifier = spakeVerifier(SDK.passcode, Buffer.from('SPAKE2P Key Salt'), 1000);
    expect(verifier.toString('base64')).toBe(SDK_VERIFIER);
  });
});
