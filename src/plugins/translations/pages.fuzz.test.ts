import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {mutated} from '@site/tests/fuzz/mutations';
import {detectTranslation} from './detectTranslation';
import {hashSource} from './hashSource';
import {ROUTE, SITE, SOURCE, UNSTAMPED} from './pageFixture';
import {readStamp, writeStamp} from './stamp';

const stamp = {source: 'en', hash: hashSource(SOURCE, ROUTE)};
const STAMPED = writeStamp(UNSTAMPED, stamp);
const [FRONT_MATTER = ''] = /^---[^]*?\n---\n/.exec(STAMPED) ?? [];

/** Most faults are in the front matter: that is where the stamp is. */
const pages = (text: string) =>
  fc.oneof(
    mutated(text),
    mutated(FRONT_MATTER).map((start) => start + STAMPED.slice(FRONT_MATTER.length)),
  );

/** A mistake of a programmer, not of a writer. */
const INTERNAL = /is not a function|of undefined|of null|not iterable|\[object |Maximum call stack/;

describe('a damaged page', () => {
  it('is reported with its line and a fix, or its translation has a state', () => {
    const states = new Set<string>();
    const pairs = fc.oneof(
      fc.record({source: pages(SOURCE), translation: fc.constant(STAMPED)}),
      fc.record({source: fc.constant(SOURCE), translation: pages(STAMPED)}),
    );
    fc.assert(
      fc.property(pairs, ({source, translation}) => {
        const pair = {
          route: ROUTE,
          source,
          translation,
          sourceFile: 'docs/x.mdx',
          translationFile: 'i18n/x.mdx',
        };
        const {state, problems} = detectTranslation(pair, SITE);
        states.add(state);
        const lines = Math.max(
          source.split(/\r\n|\r|\n/).length,
          translation.split(/\r\n|\r|\n/).length,
        );
        for (const {line, message, fix} of problems) {
          expect(line).toBeGreaterThanOrEqual(1);
          expect(line).toBeLessThanOrEqual(lines + 1);
          expect(message).not.toMatch(INTERNAL);
          expect(fix.trim()).not.toBe('');
        }
        expect(state === 'fresh' || problems.length > 0).toBe(true);
      }),
    );
    expect([...states]).toEqual(expect.arrayContaining(['fresh', 'untracked']));
  });

  it('is stamped so that the stamp can be read, and nothing else changes, or says why not', () => {
    fc.assert(
      fc.property(pages(STAMPED), (text) => {
        let stamped: string;
        try {
          stamped = writeStamp(text, stamp);
        } catch (error) {
          expect(String(error)).toMatch(/^Error: the front matter /);
          return;
        }
        expect(readStamp(stamped, 'en')).toMatchObject({kind: 'stamp', stamp});
        expect(writeStamp(stamped, stamp)).toBe(stamped);
        const body = text.slice(FRONT_MATTER.length);
        if (text.startsWith(FRONT_MATTER)) expect(stamped.endsWith(body)).toBe(true);
      }),
    );
  });
});
