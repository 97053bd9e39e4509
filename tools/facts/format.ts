import {consoleTable} from '../table';
import type {LocatedFact} from './locateFacts';

/** Longer statements are truncated: the file of the fact has them in full. */
const MAX_WIDTH = 60;

const cut = (text: string): string =>
  text.length > MAX_WIDTH ? `${text.slice(0, MAX_WIDTH - 1)}…` : text;

function section(title: string, facts: readonly LocatedFact[]): string {
  const rows = facts.map(({kind, id, name, says}) => [kind, id, cut(name.en), cut(says.en)]);
  return `${title} (${facts.length})\n${consoleTable(rows, 4).replace(/^/gm, '  ')}\n`;
}

const isAssumed = ({source}: LocatedFact): boolean => source.kind === 'assumed';

/** Every assumed fact under each page that shows it, then the assumed facts that no page shows. */
export function formatByPage(facts: readonly LocatedFact[]): string {
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

/** How many facts there are of each kind, by source, and how many of them pages show. */
export function countFacts(facts: readonly LocatedFact[]) {
  const kinds = [...new Set(facts.map(({kind}) => kind))];
  return kinds.map((kind) => {
    const own = facts.filter((fact) => fact.kind === kind);
    const from = (source: LocatedFact['source']['kind']) =>
      own.filter((fact) => fact.source.kind === source).length;
    return {
      kind,
      assumed: from('assumed'),
      standard: from('standard'),
      spec: from('spec'),
      total: own.length,
      shown: own.filter((fact) => fact.pages.length > 0).length,
    };
  });
}

/** The counts as a table. */
export function formatCounts(facts: readonly LocatedFact[]): string {
  const counts = countFacts(facts);
  const sum = (key: 'assumed' | 'standard' | 'spec' | 'total' | 'shown') =>
    counts.reduce((total, count) => total + count[key], 0);
  const columns = ['assumed', 'standard', 'spec', 'total', 'shown'] as const;
  return consoleTable([
    ['Kind', ...columns],
    ...counts.map((count) => [count.kind, ...columns.map((key) => String(count[key]))]),
    ['all', ...columns.map((key) => String(sum(key)))],
  ]);
}

/** Counts and assumed facts as JSON. */
export function formatJson(facts: readonly LocatedFact[]): string {
  const assumed = facts
    .filter(isAssumed)
    .map(({kind, id, name, says, pages}) => ({kind, id, name, says, pages}));
  return JSON.stringify({counts: countFacts(facts), assumed}, null, 2);
}
