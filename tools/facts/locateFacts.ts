import type {Fact} from '../../src/plugins/product-model/facts';
import type {PageUse} from './readUses';

/** A fact and the pages that show it, sorted. */
export type LocatedFact = Fact & {readonly pages: readonly string[]};

function shows(use: PageUse, fact: Fact): boolean {
  if (fact.kind !== 'label') return fact.slices.some((slice) => use.slices.has(slice));
  return use.labels.has(fact.name.en) || use.labels.has(fact.name.zh);
}

/** Adds to each fact the pages that show it. */
export function locateFacts(facts: readonly Fact[], uses: readonly PageUse[]): LocatedFact[] {
  return facts.map((fact) => {
    const pages = uses.filter((use) => shows(use, fact)).map(({page}) => page);
    return {...fact, pages: [...new Set(pages)].sort()};
  });
}
