import {cpus} from 'node:os';
import type {EngineTimes} from './askEngine';
import type {Measurement} from './measure';
import type {Results} from './run';
import {percentile, summarize, type Summary} from './statistics';

/** The budgets that the figures stand beside; the times are for four times slower main threads. */
const BUDGET = {
  codeKB: 60,
  indexKB: 120,
  keystrokeMs: 16,
  keystrokeLargeMs: 50,
};

type Row = (string | number)[];

function table(head: string[], rows: Row[]): string {
  const line = (cells: Row) => `| ${cells.join(' | ')} |`;
  const align = head.map((_, column) => (column === 0 ? '---' : '---:'));
  return [line(head), line(align), ...rows.map(line)].join('\n');
}

const name = ({language, factor}: Measurement) => `${language}, ${factor}x`;
/** Nothing was measured where the list stayed as it was after every key. */
const ms = (value: number) =>
  Number.isNaN(value) ? '–' : value < 10 ? value.toFixed(1) : String(Math.round(value));
const both = ({p50, p95}: Summary) => `${ms(p50)} / ${ms(p95)}`;
const kb = (bytes: number) => Math.round(bytes / 1000).toLocaleString('en');
const mb = (bytes: number) => (bytes / 1e6).toFixed(1);

function sizeTable({measurements}: Results): string {
  return table(
    [
      'Manual',
      'Pages',
      'Records',
      'Index, KB',
      'brotli-11, KB',
      'Budget, KB',
      'Memory, MB',
      'Build, s',
    ],
    measurements.map((one) => [
      name(one),
      one.pages.toLocaleString('en'),
      one.records.toLocaleString('en'),
      kb(one.size.raw),
      kb(one.size.brotli),
      one.factor === 1 ? BUDGET.indexKB : '',
      one.memory ? mb(one.memory.after - one.memory.before) : '',
      one.buildSeconds?.toFixed(1) ?? '',
    ]),
  );
}

function codeTable({code}: Results): string {
  const total = code.reduce((sum, file) => sum + file.brotli, 0);
  return table(
    ['Loaded when the search is opened', 'Raw, KB', 'brotli-11, KB'],
    [
      ...code.map(({file, raw, brotli}) => [
        file.replace(/\.[0-9a-f]{8}\./, '.'),
        kb(raw),
        kb(brotli),
      ]),
      [
        `All (budget ${BUDGET.codeKB} KB)`,
        kb(code.reduce((sum, {raw}) => sum + raw, 0)),
        kb(total),
      ],
    ],
  );
}

function openingTable({measurements}: Results): string {
  return table(
    [
      'Manual',
      'CPU',
      'Field, ms',
      'First results, ms',
      'Longest task loading, ms',
      'Longest task typing, ms',
    ],
    measurements.flatMap((one) =>
      ([1, 4] as const).map((slowdown) => {
        const times = one.modal[slowdown];
        return [
          name(one),
          `${slowdown}x`,
          ms(percentile(times.field, 0.5)),
          ms(percentile(times.firstResults, 0.5)),
          times.longestTaskLoading || '< 50',
          times.longestTaskTyping || '< 50',
        ];
      }),
    ),
  );
}

function modalTable({measurements}: Results): string {
  return table(
    ['Manual', 'Query', '1x: list', '1x: painted', '4x: list', '4x: painted', 'Keys'],
    measurements.flatMap((one) =>
      one.modal[1].keystrokes.map(({kind, times}, position) => {
        const slow = one.modal[4].keystrokes[position]?.times ?? [];
        return [
          name(one),
          kind,
          ...[times, slow].flatMap((keys) => [
            both(summarize(keys.map((key) => key.listed))),
            both(summarize(keys.map((key) => key.painted))),
          ]),
          times.length + slow.length,
        ];
      }),
    ),
  );
}

const ofKind = ({queries}: EngineTimes, kind: string) => {
  const some = queries.filter((query) => query.kind === kind);
  return [some.flatMap((query) => query.search), some.flatMap((query) => query.answer)].map(
    summarize,
  );
};

function engineTable({measurements}: Results): string {
  return table(
    [
      'Manual',
      'Query',
      'Node: find',
      'Node: answer',
      '1x: find',
      '1x: answer',
      '4x: find',
      '4x: answer',
      'Budget at 4x',
    ],
    measurements.flatMap((one) =>
      [...new Set(one.node.queries.map(({kind}) => kind))].map((kind) => [
        name(one),
        kind,
        ...[one.node, one.mainThread[1], one.mainThread[4]].flatMap((times) =>
          ofKind(times, kind).map(both),
        ),
        one.factor === 1 ? BUDGET.keystrokeMs : one.pages >= 2000 ? BUDGET.keystrokeLargeMs : '',
      ]),
    ),
  );
}

/**
 * The results as a Markdown document.
 * @param plots files of this folder to show
 * @param note what a reader of the figures must know about this run
 */
export function formatReport(results: Results, plots: readonly string[], note: string): string {
  return `# Speed, size and growth of the search

Measured on ${results.date} with ${results.browser} and Node ${process.version.slice(1)} on ${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'}), by
\`npm run build && npm run search:speed -- --write\`. Times are milliseconds, median / 95th percentile. 10x and 40x are
generated manuals (see \`growIndex.ts\`): the pages of this one, then copies with other paths, titles, sentences, numbers
and words. "4x" is a main thread that Chromium slows down four times; it does not slow down workers.${note && `\n\n${note}`}

## Index, memory, build

${sizeTable(results)}

${plots.map((file) => `![Plot: ${file.replace('.svg', '')}](${file})`).join('\n\n')}

Memory is what the page and its workers hold more after the first query than before the search was opened, after a
collection of garbage. Build is what the plugin takes after the pages of one language are written; it grows in proportion to them.

## Code

${codeTable(results)}

## From the key that opens the search to the first results

${openingTable(results)}

Caches empty, no network delay. A query is typed as soon as the field is there, so the results wait for the index.

## From a keystroke to the list

${modalTable(results)}

From the event of the last key of a query until the list has changed, and until the frame that shows it is done.

## The engine by itself

${engineTable(results)}

"Find" is finding and ordering the records; "answer" also marks the matches and cuts the snippets of 20 hits.
`;
}
