import type {Fact, LocatedFact} from '../../src/plugins/product-model/facts';
import type {ShownFact} from '../../src/plugins/product-model/pageUses';
import type {Finding} from '../lint/finding';
import {consoleTable} from '../table';

type WithPages = Fact & Pick<ShownFact, 'pages'>;

/** Longer statements are truncated: the file of the fact has them in full. */
const MAX_WIDTH = 60;

const cut = (text: string): string =>
  text.length > MAX_WIDTH ? `${text.slice(0, MAX_WIDTH - 1)}…` : text;

/** Names who confirmed a fact that states something else since; empty for others. */
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

/** Lists every assumed fact under each page that shows it, then the assumed facts that no page shows. */
export function formatByPage(facts: readonly WithPages[]): string {
  const assumed = facts.filter(({status}) => status === 'assumed');
  const pages = [...new Set(assumed.flatMap((fact) => fact.pages))].sort();
  const unseen = assumed.filter((fact) => fact.pages.length === 0);
  const showing = (page: string) => assumed.filter((fact) => fact.pages.includes(page));
  const sections = pages.map((page) => section(page, showing(page)));
  return [...sections, ...(unseen.length > 0 ? [section('On no page', unseen)] : [])].join('\n');
}

/** Makes a finding for each fact that has changed since it was confirmed. */
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
