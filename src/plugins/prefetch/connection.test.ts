import {describe, expect, it} from 'vitest';
import {loadableAhead} from './connection';

describe('loadableAhead', () => {
  it.each([
    [undefined, 'seen'],
    [{}, 'seen'],
    [{effectiveType: '4g', saveData: false}, 'seen'],
    [{effectiveType: '3g'}, 'seen'],
    [{effectiveType: '4g', type: 'wifi'}, 'seen'],
    [{effectiveType: '4g', type: 'cellular'}, 'meant'],
    [{effectiveType: '2g'}, 'none'],
    [{effectiveType: 'slow-2g'}, 'none'],
    [{effectiveType: '4g', type: 'wifi', saveData: true}, 'none'],
  ] as const)('%j → %s', (connection, ahead) => {
    expect(loadableAhead(connection)).toBe(ahead);
  });
});
