import {createHash} from 'node:crypto';
import type {Source} from './schema';

/** What a fact's source counts as: a confirmation of other words than the current ones is none. */
export type ConfirmationStatus = Source['kind'];
export const STATUSES = [
  'assumed',
  'confirmed',
  'standard',
  'spec',
] as const satisfies readonly ConfirmationStatus[];

/** Keys of an entry that say nothing about the product: its id, where it comes from, and how it is found. */
const UNSTAMPED_FIELDS = ['id', 'source', 'searched', 'avoid', 'pages', 'see'];

/** Brings a value into canonical form: sorted keys, single spaces. */
function canonical(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(/\s+/g, ' ').trim();
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value)
    .filter(([, each]) => each !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, each]) => [key, canonical(each)]);
}

/** Lists what an entry of data/ states about the product, by key. */
export const statedFields = (entry: object): [string, unknown][] =>
  Object.entries(entry).filter(
    ([key, value]) => !UNSTAMPED_FIELDS.includes(key) && value !== undefined,
  );

/**
 * Returns a short hash of everything that an entry states, in both languages, the limits in its texts included. Letters only:
 * YAML and spreadsheets take `12e5` for a number.
 */
export function stampOf(entry: object): string {
  const text = JSON.stringify(canonical(Object.fromEntries(statedFields(entry))));
  const digits = createHash('sha256').update(text).digest('hex').slice(0, 10);
  return digits.replace(/./g, (digit) => 'abcdefghijklmnop'.charAt(Number.parseInt(digit, 16)));
}

/** Returns what a source counts as: a confirmed fact that states something else since is assumed again. */
export const statusOf = (source: Source, stamp: string): ConfirmationStatus =>
  source.kind === 'confirmed' && source.stamp !== stamp ? 'assumed' : source.kind;
