import type {DetectedPage} from '../../src/plugins/translations/detectTranslation';
import type {TranslationState} from '../../src/plugins/translations/types';
import {consoleTable} from '../table';

/** In the order of the columns. */
const STATES = [
  'fresh',
  'stale',
  'missing',
  'untracked',
  'diverged',
  'orphan',
] as const satisfies readonly TranslationState[];

const folderOf = ({route}: DetectedPage): string => route.replace(/\/[^/]*$/, '') || '/';

/** Counts the pages of one row in each state; the percentage is rounded down, so that 100 means all. */
function row(name: string, pages: readonly DetectedPage[]): string[] {
  const counts = STATES.map((wanted) => pages.filter(({state}) => state === wanted).length);
  const percent = Math.floor(((counts[0] ?? 0) * 100) / Math.max(1, pages.length));
  return [name, String(pages.length), ...counts.map(String), `${percent} %`];
}

/** Shows the states of all pages as a table by folder. */
export function formatStatus(pages: readonly DetectedPage[]): string {
  const folders = [...new Set(pages.map(folderOf))].sort();
  return consoleTable([
    ['Section', 'Pages', ...STATES, 'Fresh %'],
    ...folders.map((folder) =>
      row(
        folder,
        pages.filter((page) => folderOf(page) === folder),
      ),
    ),
    row('Total', pages),
  ]);
}
