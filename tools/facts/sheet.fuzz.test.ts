import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {listFacts} from '../../src/plugins/product-model/facts';
import {model} from '../../src/plugins/product-model/modelFixture';
import {mutated} from '../../tests/fuzz/mutations';
import {parseCsv} from './csv';
import {readSheet, toSheet} from './sheet';

// Few: a fault is to hit a decision.
const facts = listFacts(model)
  .slice(0, 4)
  .map((fact) => ({
    ...fact,
    file: 'data/x.yaml',
    line: 3,
    pages: ['/obis/a'],
  }));

/** A sheet as its owner sends it back: every other fact is confirmed. */
let row = 0;
const sheet = toSheet(facts).replace(/"","","",("[a-p]{10}"\r\n)/g, (empty, stamp: string) =>
  row++ % 2 === 0 ? `"confirm","Lin, owner","",${stamp}` : empty,
);
const FIRST_DECISION = parseCsv(sheet)[0]?.cells.indexOf('decision') ?? -1;

describe('a damaged sheet', () => {
  it('is refused with every line and its fix, or confirms only what it says', () => {
    const outcomes = {refused: 0, read: 0};
    fc.assert(
      fc.property(mutated(sheet), (text) => {
        let decisions: ReturnType<typeof readSheet>;
        try {
          decisions = readSheet(text, facts);
        } catch (error) {
          outcomes.refused++;
          expect((error as Error).name).toBe('Error');
          for (const line of (error as Error).message.split('\n')) {
            expect(line).toMatch(/^line \d+: .*(?:Fix: |Did you mean|lists them)/s);
          }
          return;
        }
        outcomes.read++;
        const decided = parseCsv(text).filter(({cells}) =>
          /^\s*(?:confirm|change|确认|修改)\s*$/i.test(cells[FIRST_DECISION] ?? ''),
        );
        const {confirmations, changes} = decisions;
        expect(confirmations.length + changes.length).toBe(decided.length);
        for (const {by} of [...confirmations, ...changes]) expect(by.trim()).not.toBe('');
      }),
    );
    expect(Math.min(outcomes.read, outcomes.refused)).toBeGreaterThan(0);
  });
});
