import type {Problem} from '../../src/plugins/product-model/problems';
import type {Language, Query} from './queries';
import type {Site} from './site';

/** Accepted targets that are missing in the built site. */
export function checkTargets(
  queries: readonly Query[],
  sites: Readonly<Record<Language, Site>>,
): Problem[] {
  return queries.flatMap(({language, text, accept, file, line}) =>
    accept.flatMap(({page, anchor}): Problem[] => {
      const outline = sites[language].outline(page);
      if (!outline) {
        const message = `"${text}" accepts ${page}, which the built site does not have`;
        return [{file, line, message, fix: 'correct the address, or build the site again'}];
      }
      if (anchor !== null && !outline.has(anchor)) {
        const message = `"${text}" accepts ${page}#${anchor}, but the page has no #${anchor}`;
        return [{file, line, message, fix: 'use the id of a heading or of a row of that page'}];
      }
      return [];
    }),
  );
}
