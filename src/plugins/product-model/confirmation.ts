import {createHash} from 'node:crypto';
import type {Source} from './schema';

/** What a fact's source counts as: a confirmation of other words than the current ones is none. */
export type Standing = Source['kind'];
export const STANDINGS = [
  'assumed',
  'confirmed',
  'standard',
  'spec',
] as const satisfies readonly Standing[];

/** Keys of an entry that say nothing about the product: its id, where it comes from, and how it is found. */
const UNSAID = ['id', 'source', 'searched', 'avoid', 'pages', 'see'];

type Entry = Readonly<Record<string, unknown>>;

/** Canonical form: sorted keys, single spaces; null where nothing is said. */
function canonical(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(/\s+/g, ' ').trim();
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value)
    .filter(([, each]) => each !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, each]) => [key, canonical(each)]);
}

/** What an entry of data/ says about the product, by key. */
export const saidBy = (entry: Entry): [string, unknown][] =>
  Object.entries(entry).filter(([key, value]) => !UNSAID.includes(key) && value !== undefined);

/**
 * A short hash of everything that an entry says, in both languages, the limits in its texts included. Letters only: YAML and
 * spreadsheets take `12e5` for a number.
 */
export function stampOf(entry: Entry): string {
  const text = JSON.stringify(canonical(Object.fromEntries(saidBy(entry))));
  const digits = createHash('sha256').update(text).digest('hex').slice(0, 10);
  return digits.replace(/./g, (digit) => 'abcdefghijklmnop'.charAt(Number.parseInt(digit, 16)));
}

/** A confirmed fact that says something else since is assumed again. */
export const standingOf = (source: Source, stamp: string): Standing =>
  source.kind === 'confirmed' && source.stamp !== stamp ? 'assumed' : source.kind;
