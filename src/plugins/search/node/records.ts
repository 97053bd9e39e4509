import {LEVELS, parentsOf, toRecord, type SearchRecord} from '../shared/records';
import type {SearchIndex} from '../shared/searchIndex';

/** Maximum size of a record. The hosted provider refuses larger ones. */
const MAX_RECORD_BYTES = 10_000;

/** Return all records of an index in the shape of DocSearch. */
export function toRecords({pages, origin}: SearchIndex): SearchRecord[] {
  return pages.flatMap((page) => {
    const parents = parentsOf(page.nodes);
    return page.nodes.map((_, position) => toRecord(page, position, parents, origin));
  });
}

/**
 * Check that no record is larger than MAX_RECORD_BYTES.
 * @throws Error that names the page, the heading and the fix
 */
export function checkRecordSizes(records: readonly SearchRecord[]): void {
  for (const record of records) {
    const bytes = Buffer.byteLength(JSON.stringify(record));
    if (bytes > MAX_RECORD_BYTES) {
      const headings = LEVELS.map((level) => record.hierarchy[level]).filter(Boolean);
      const start = (record.content ?? headings.at(-1) ?? '').slice(0, 60);
      throw new Error(
        `Search index: a record of ${record.url} under "${headings.join(' > ').slice(0, 300)}" has ` +
          `${bytes} bytes, more than ${MAX_RECORD_BYTES}. It starts with "${start}". ` +
          'Split that section into shorter paragraphs, or into sections with headings of their own.',
      );
    }
  }
}
