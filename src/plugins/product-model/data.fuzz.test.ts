import {readFileSync} from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import {beforeAll, describe, expect, it} from 'vitest';
import {mutated} from '@site/tests/fuzz/mutations';
import {checkReferences, type ParsedData} from './checkReferences';
import {listFacts} from './facts';
import {interpolate} from './interpolate';
import type {Folder} from './kinds';
import {loadData, type Model} from './loadModel';
import {listFiles, listPages} from './pages';
import {parseFile} from './parseFile';
import type {Problem} from './problems';
import {LOCALES} from '../../settings/locales';
import {buildSlices} from './slices';

const siteDir = path.resolve(import.meta.dirname, '../../..');
const files = listFiles(path.join(siteDir, 'data')).filter((name) => name.endsWith('.yaml'));
const pages = listPages(siteDir);
let data: ParsedData;

beforeAll(() => {
  ({data} = loadData(siteDir));
});

const changedFiles = fc.constantFrom(...files).chain((name) => {
  const text = readFileSync(path.join(siteDir, 'data', name), 'utf8');
  return mutated(text).map((changed) => ({
    file: `data/${name}`,
    folder: name.split('/')[0] as Folder,
    text: changed,
  }));
});

/** A mistake of a programmer, not of a writer. */
const INTERNAL =
  /is not a function|of undefined|of null|not iterable|\[object |Maximum call stack|\bNaN\b/;

function expectClear(problems: readonly Problem[], file: string | undefined, lines: number): void {
  for (const problem of problems) {
    expect(problem.file).toMatch(/^data\/.+\.yaml$/);
    if (problem.file === file) expect(problem.line).toBeLessThanOrEqual(lines);
    expect(problem.line).toBeGreaterThanOrEqual(1);
    expect(`${problem.message} ${problem.fix}`).not.toMatch(INTERNAL);
    expect(problem.message.trim() && problem.fix.trim()).toBeTruthy();
  }
}

describe('a damaged file of data/', () => {
  it('is refused with file, line and fix, or builds', () => {
    const outcomes = {refused: 0, broken: 0, built: 0};
    fc.assert(
      fc.property(changedFiles, ({file, folder, text}) => {
        const lines = text.split(/\r\n|\r|\n/).length;
        const result = parseFile(folder, file, text);
        if (!result.ok) {
          outcomes.refused++;
          expect(result.problems.length).toBeGreaterThan(0);
          return expectClear(result.problems, file, lines);
        }
        const others = data[folder].filter((each) => each.file !== file);
        const changed = {...data, [folder]: [...others, result.parsed]} as ParsedData;
        const problems = checkReferences(changed, pages);
        const limits = new Map(
          changed.limits.flatMap(({content}) => content.limits).map((limit) => [limit.id, limit]),
        );
        const model = Object.fromEntries(
          Object.entries(changed).map(([name, parsed]) => [
            name,
            parsed.map((each) => interpolate(each, limits, problems)),
          ]),
        ) as unknown as Model;
        expectClear(problems, file, lines);
        if (problems.length > 0) {
          outcomes.broken++;
          return;
        }
        outcomes.built++;
        for (const locale of LOCALES) {
          const titles = {page: (page: string) => page, section: () => undefined};
          buildSlices(model, {locale, titles});
        }
        listFacts(model);
      }),
    );
    // A change that breaks only a reference is rare: whether the fixed seed meets one depends on the files in data/.
    expect(Math.min(outcomes.refused, outcomes.built)).toBeGreaterThan(0);
  });
});
