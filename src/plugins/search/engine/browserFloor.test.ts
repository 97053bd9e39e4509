import {afterEach, beforeEach, expect, it} from 'vitest';
import {engineOf, pageOf, pathsFound} from './engineFixture';

/** Chrome 109 is the oldest browser of `browserslist` in package.json; these came with 110 to 120. */
const NEWER: readonly [object, string][] = [
  ...['toSorted', 'toReversed', 'toSpliced', 'with'].flatMap((name): [object, string][] => [
    [Array.prototype, name],
    [Float32Array.prototype, name],
  ]),
  [Object, 'groupBy'],
  [Map, 'groupBy'],
  [URL, 'canParse'],
];
const removed: [object, string, PropertyDescriptor][] = [];

beforeEach(() => {
  for (const [owner, name] of NEWER) {
    const descriptor = Object.getOwnPropertyDescriptor(owner, name);
    if (descriptor) {
      removed.push([owner, name, descriptor]);
      Reflect.deleteProperty(owner, name);
    }
  }
});

afterEach(() => {
  removed.splice(0).forEach(([owner, name, descriptor]) => {
    Object.defineProperty(owner, name, descriptor);
  });
});

it('answers in the oldest browser that the site supports', () => {
  const engine = engineOf(
    [pageOf('/keys', ['# Delete a key', '## Steps']), pageOf('/zh', ['# 删除密钥'])],
    [{names: ['Key', '密钥'], typed: ['secret']}],
  );
  expect(pathsFound(engine, 'delete key')).toEqual(['/keys']);
  expect(pathsFound(engine, 'delte')).toEqual(['/keys']);
  expect(pathsFound(engine, '删除 key')[0]).toBe('/zh');
});
