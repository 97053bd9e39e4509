import {describe, expect, it} from 'vitest';
import {loadableAhead} from './connection';

describe('loadableAhead', () => {
  it.each([
    [undefined, 'viewport'],
    [{}, 'viewport'],
    [{effectiveType: '4g', saveData: false}, 'viewport'],
    [{effectiveType: '3g'}, 'viewport'],
    [{effectiveType: '4g', type: 'wifi'}, 'viewport'],
    [{effectiveType: '4g', type: 'cellular'}, 'intent'],
    [{effectiveType: '2g'}, 'off'],
    [{effectiveType: 'slow-2g'}, 'off'],
    [{effectiveType: '4g', type: 'wifi', saveData: true}, 'off'],
  ] as const)('%j → %s', (connection, ahead) => {
    expect(loadableAhead(connection)).toBe(ahead);
  });
});
