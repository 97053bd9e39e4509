import {describe, expect, it} from 'vitest';
import type {FileContent, Folder} from '../../src/plugins/product-model/kinds';
import type {Source} from '../../src/plugins/product-model/schema';
import {listFacts, type LocatedFact} from '../../src/plugins/product-model/facts';
import {model} from '../../src/plugins/product-model/modelFixture';
import {parseFile} from '../../src/plugins/product-model/parseFile';
import {confirmInText, findFact, findFacts} from './confirm';
import {showFindings} from '../lint/finding';
import {changedSince, findStale} from './format';

const LIMITS = `# Limits of the KMS.
topic: {id: kms, name: {en: Keys, zh: 密钥}}

limits:
  # How many.
  - id: keys-max
    name: {en: Number of keys, zh: 密钥数量}
    value: '500' # per organisation
    source: {kind: assumed} # ask
  - id: wait
    name: {en: Wait, zh: 等待期}
    value: {en: 30 days, zh: 30 天}
    source:
      {kind: standard, ref: NIST SP 800-57}

  - id: size
    name: {en: Size, zh: 大小}
    value: 1 MB
    source: {kind: assumed}
`;

const LABELS = `area: {id: kms, name: {en: Keys, zh: 密钥}}
source: {kind: assumed}
labels:
  - {en: Create key, zh: 创建密钥} # button
  - en: Disable
    zh: 禁用
`;

function parsed<F extends Folder>(folder: F, text: string): FileContent<F> {
  const result = parseFile(folder, 'data/x.yaml', text);
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.parsed.content;
}

const empty = {
  entities: [],
  limits: [],
  permissions: [],
  glossary: [],
  errors: [],
  programming: [],
  interface: [],
  screens: [],
  synonyms: [],
};

const locate = (facts: ReturnType<typeof listFacts>): LocatedFact[] =>
  facts.map((fact) => ({...fact, file: 'data/x.yaml', line: 7}));
const limitsIn = (text: string) => locate(listFacts({...empty, limits: [parsed('limits', text)]}));
const labelsIn = (text: string) =>
  locate(listFacts({...empty, interface: [parsed('interface', text)]}));

const BY = 'Lin Wei, "KMS": 产品';
const confirm = (text: string, facts: readonly LocatedFact[], ...ids: string[]) =>
  confirmInText(
    text,
    ids.map((id) => ({fact: findFact(facts, id), by: BY})),
    '2026-11-22',
  );

describe('a confirmation', () => {
  it('changes the sources and nothing else', () => {
    const facts = limitsIn(LIMITS);
    const text = confirm(LIMITS, facts, 'limit:keys-max', 'limit:wait');
    const [max, wait] = facts.map(
      ({stamp}) => `{kind: confirmed, by: '${BY}', on: 2026-11-22, stamp: ${stamp}}`,
    );
    expect(text).toBe(
      LIMITS.replace('{kind: assumed}', max ?? '').replace(/\n *\{kind: standard.*\}/, ` ${wait}`),
    );
    expect(limitsIn(text).map(({status}) => status)).toEqual(['confirmed', 'confirmed', 'assumed']);
  });

  it('gives a label a source of its own, beside that of its file', () => {
    const text = confirm(LABELS, labelsIn(LABELS), 'label:kms.Create key', 'label:kms.Disable');
    expect(text).toContain(', source: {kind: confirmed');
    expect(text).toContain('} # button\n');
    expect(text).toContain('\n    source: {kind: confirmed');
    expect(labelsIn(text).map(({status}) => status)).toEqual(['confirmed', 'confirmed']);
  });

  it.each([
    ['keys-max', 'Did you mean limit:keys-max'],
    ['limit:key-max', 'Did you mean limit:keys-max'],
    ['xyz', 'npm run facts lists them'],
  ])('of the unknown fact %s stops with what is near', (id, fix) => {
    expect(() => findFact(limitsIn(LIMITS), id)).toThrow(fix);
  });
});

describe('a search for facts', () => {
  const facts = limitsIn(LIMITS).map((fact) => ({...fact, pages: [`/obis/${fact.id.slice(6)}`]}));

  it.each([
    ['limit:wait', ['limit:wait']],
    ['1 mb', ['limit:size']],
    ['1MB', ['limit:size']],
    ['等待', ['limit:wait']],
    ['days 30', ['limit:wait']],
    ['of', ['limit:keys-max']],
    ['/obis/size', ['limit:size']],
    ['i', ['limit:keys-max', 'limit:wait', 'limit:size']],
  ])('finds %s by id, name, value or page', (words, ids) => {
    expect(findFacts(facts, words).map(({id}) => id)).toEqual(ids);
  });

  it('stops at words that no fact has', () => {
    expect(() => findFacts(facts, 'limit:key-max')).toThrow('Did you mean');
  });
});

describe('a confirmed fact', () => {
  const confirmed = confirm(LIMITS, limitsIn(LIMITS), 'limit:wait');
  const status = (text: string) => findFact(limitsIn(text), 'limit:wait').status;

  it.each([
    ['another value', (text: string) => text.replaceAll(/30(?= days| 天)/g, '31')],
    ['another Chinese name', (text: string) => text.replace('等待期', '等待')],
    ['a note', (text: string) => text.replace('30 天}', '30 天}\n    note: {en: A, zh: 甲}')],
  ])('counts as assumed after %s', (_name, change) => {
    const facts = limitsIn(change(confirmed));
    expect(findFact(facts, 'limit:wait').status).toBe('assumed');
    expect(changedSince(findFact(facts, 'limit:wait'))).toBe(
      `confirmed by ${BY} on 2026-11-22, changed since`,
    );
    const pages: string[] = [];
    const [line] = showFindings(findStale(facts.map((fact) => ({...fact, pages}))));
    expect(line).toMatch(
      /^data\/x\.yaml:7 confirmation: limit:wait .* Fix: .*--confirm 'limit:wait'/,
    );
  });

  it.each([
    ['comments', (text: string) => text.replace('# How many.', '# How many?')],
    ['spaces', (text: string) => text.replace('30 days', '30  days')],
    ['other facts', (text: string) => text.replace("'500'", "'600'")],
  ])('stays confirmed after a change of %s', (_name, change) => {
    expect(status(change(confirmed))).toBe('confirmed');
  });
});

describe('every fact', () => {
  it('has an id of its own and a stamp that is never a number', () => {
    const facts = listFacts(model);
    expect(new Set(facts.map(({id}) => id)).size).toBe(facts.length);
    for (const {stamp} of facts) expect(stamp).toMatch(/^[a-p]{10}$/);
  });

  it('keeps a source that is no confirmation', () => {
    const sources: Source[] = [
      {kind: 'spec', ref: 'x'},
      {kind: 'standard', ref: 'y'},
      {kind: 'assumed'},
    ];
    for (const source of sources) {
      const limits = [{id: 'a', name: {en: 'A', zh: '甲'}, value: '1', source}];
      const topic = {id: 'kms', name: {en: 'K', zh: '密'}};
      expect(listFacts({...empty, limits: [{topic, limits}]})[0]?.status).toBe(source.kind);
    }
  });
});
