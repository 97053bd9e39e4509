import {describe, expect, it} from 'vitest';
import {partOf} from './partOf';

describe('partOf', () => {
  it.each([
    ['obis/feature-guide/kms/create-a-key', 'console'],
    ['obis/deployment/step-one', 'edge'],
    ['obis/edge-service/station', 'edge'],
    ['obis/programming-client/sign-in', 'station'],
    ['obis/common/glossary', undefined],
    ['edge-service/station', undefined],
    ['test-label', undefined],
  ])('%s is about %s', (id, part) => {
    expect(partOf(id)).toBe(part);
  });
});
