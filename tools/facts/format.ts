import {STATUSES, type ConfirmationStatus} from '../../src/plugins/product-model/confirmation';
import type {Fact, LocatedFact} from '../../src/plugins/product-model/facts';
import type {ShownFact} from '../../src/plugins/product-model/pageUses';
import type {Finding} from '../lint/finding';
import {consoleTable} from '../table';

type WithPages = Fact & Pick<ShownFact, 'pages'>;

/** Longer statements are truncated: the file of the fact has them in full. */
const MAX_WIDTH = 60;

const cut = (text: string): string =>
  text.length > MAX_WIDTH ? `${text.slice(0, MAX_WIDTH - 1)}…` : text;

/** Who confirmed a fact that says something else since; empty for others. */
export const changedSince = ({source, status}: Fact): string =>
  source.kind === 'confirmed' && status === 'assumed'
    ? `confirmed by ${source.by} on ${source.on}, changed since`
    : '';

function section(title: string, facts: readonly WithPages[]): string {
  const rows = facts.map((fact) => [
    fact.id,
    cut(fact.name.en),
    cut(fact.says.en),
    changedSince(fact),
  ]);
  return `${title} (${facts.length})\n${consoleTable(rows, 4).replace(/^/gm, '  ')}\n`;
}

const isAssumed = ({status}: Fact): boolean => status === 'assumed';

/** Every assumed fact under each page that shows it, then the assumed facts that no page shows. */
export function formatByPage(facts: readonly WithPages[]): string {
  const assumed = facts.filter(isAssumed);
  const pages = [...new Set(assumed.flatMap((fact) => fact.pages))].sort();
  const unseen = assumed.filter((fact) => fact.pages.length === 0);
  return [
    ...pages.map((page) =>
      section(
        page,
        assumed.filter((fact) => fact.pages.includes(page)),
      ),
    ),
    ...(unseen.length > 0 ? [section('On no page', unseen)] : []),
  ].join('\n');
}

const COLUMNS = [...STATUSES, 'total', 'shown'] as const;

/** How many facts there are of each kind, by source, and how many of them pages show. */
export function countFacts(facts: readonly WithPages[]) {
  const kinds = [...new Set(facts.map(({kind}) => kind))];
  return kinds.map((kind) => {
    const own = facts.filter((fact) => fact.kind === kind);
    const from = (status: ConfirmationStatus) =>
      own.filter((fact) => fact.status === status).length;
    return {
      kind,
      assumed: from('assumed'),
      confirmed: from('confirmed'),
      standard: from('standard'),
      spec: from('spec'),
      total: own.length,
      shown: own.filter((fact) => fact.pages.length > 0).length,
    };
  });
}

/** The counts as a table. */
export function formatCounts(facts: readonly WithPages[]): string {
  const counts = countFacts(facts);
  const sum = (key: (typeof COLUMNS)[number]) =>
    counts.reduce((total, count) => total + count[key], 0);
  return consoleTable([
    ['Kind', ...COLUMNS],
    ...counts.map((count) => [count.kind, ...COLUMNS.map((key) => String(count[key]))]),
    ['all', ...COLUMNS.map((key) => String(sum(key)))],
  ]);
}

/** Counts and assumed facts as JSON. */
export function formatJson(facts: readonly WithPages[]): string {
  const assumed = facts
    .filter(isAssumed)
    .map(({kind, id, name, says, pages}) => ({kind, id, name, says, pages}));
  return JSON.stringify({counts: countFacts(facts), assumed}, null, 2);
}

/** A finding for each fact that has changed since it was confirmed. */
export const findStale = (facts: readonly LocatedFact[]): Finding[] =>
  facts
    .filter((fact) => changedSince(fact) !== '')
    .map((fact) => ({
      file: fact.file,
      line: fact.line,
      rule: 'confirmation',
      message: `${fact.id} was ${changedSince(fact)}`,
      fix: `ask again and run npm run facts -- --confirm '${fact.id}' --by '…', or write source: {kind: assumed}`,
    }));
