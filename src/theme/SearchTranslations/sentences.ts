import {translate} from '@docusaurus/Translate';

const [before = '', after = ''] = translate({
  id: 'obis.search.noResults',
  message: 'No results for "{query}"',
  description: 'The whole sentence that says there are no results; {query} is what was typed',
}).split('{query}');

/**
 * Texts that DocSearch puts together from pieces of its own, with straight quotation marks and a half-width colon, as
 * they have to stand in this language.
 */
export const sentences = {
  /** What stands before and after the query. */
  noResults: {before, after},
  suggestions: translate({
    id: 'obis.search.suggestions',
    message: 'Try searching for:',
    description:
      'Heading over suggested queries; theme.SearchModal.noResultsScreen.suggestedQueryText with a colon',
  }),
};
