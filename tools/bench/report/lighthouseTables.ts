import {CATEGORIES, type FigureName, type FormFactor} from '../lighthouse/runLighthouse';
import type {PageRuns} from '../measureLighthouse';
import {median, table} from './table';

const COLUMNS: readonly {name: string; figure: FigureName; show: (value: number) => string}[] = [
  {name: 'FCP, s', figure: 'fcp', show: (value) => (value / 1000).toFixed(2)},
  {name: 'LCP, s', figure: 'lcp', show: (value) => (value / 1000).toFixed(2)},
  {name: 'TBT, ms', figure: 'tbt', show: (value) => String(Math.round(value))},
  {name: 'CLS', figure: 'cls', show: (value) => String(Math.round(value * 1000) / 1000)},
  {name: 'Loaded, KB', figure: 'bytes', show: (value) => String(Math.round(value / 1000))},
];

function row({page, language, site, runs}: PageRuns): string[] {
  return [
    `${page.name} (${language})`,
    site,
    CATEGORIES.map((category) => median(runs.map(({scores}) => scores[category]))).join(' / '),
    ...COLUMNS.map(({figure, show}) => show(median(runs.map(({figures}) => figures[figure])))),
  ];
}

function tableOf(all: readonly PageRuns[], formFactor: FormFactor): string {
  const own = all.filter((one) => one.formFactor === formFactor);
  const head = ['Page', 'Site', 'Scores', ...COLUMNS.map(({name}) => name)];
  return table(head, own.map(row), 3);
}

/** The figures of all pages, phone and desktop. */
export function lighthouseTables(all: readonly PageRuns[]): string {
  return [
    '### Phone: slow 4G, 4x CPU slowdown, simulated',
    tableOf(all, 'mobile'),
    '### Desktop',
    tableOf(all, 'desktop'),
  ].join('\n\n');
}

/** Which audits cost points in a run, by page: for the screen, not for the record. */
export function listShortfalls(all: readonly PageRuns[]): string {
  return all
    .flatMap(({page, language, site, formFactor, runs}) => {
      const audits = [...new Set(runs.flatMap(({shortfalls}) => shortfalls))];
      const where = `${page.name} (${language}), ${site}, ${formFactor}`;
      return audits.length > 0 ? [`${where}: ${audits.join('; ')}`] : [];
    })
    .join('\n');
}
