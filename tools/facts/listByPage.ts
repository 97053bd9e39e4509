import type {FactUsage} from '../../src/plugins/product-model/factUsage';
import {textIn} from '../../src/plugins/product-model/schema';

/** Where a fact is listed that no page shows. */
const NO_PAGE = 'On no page';

/**
 * List facts under each page that shows them. Facts that no page shows come last.
 * @param text lists only the facts whose page, id, name or summary contains it
 */
export function listByPage(facts: readonly FactUsage[], text = ''): string {
  const pages = [...new Set(facts.flatMap((fact) => fact.routes))].sort();
  const shownOn = (page: string) =>
    facts.filter((fact) =>
      page === NO_PAGE ? fact.routes.length === 0 : fact.routes.includes(page),
    );
  return [...pages, NO_PAGE]
    .map((page) => {
      const lines = shownOn(page)
        .map(({id, name, summary, file, line}) => {
          const says = [name.en, textIn(summary, 'en')].filter(Boolean).join(': ');
          return `  ${file}:${line}  ${id}  ${says}`;
        })
        .filter((line) => `${page}${line}`.toLowerCase().includes(text.toLowerCase()));
      return lines.length > 0 ? `${page} (${lines.length})\n${lines.join('\n')}\n` : '';
    })
    .filter(Boolean)
    .join('\n');
}
